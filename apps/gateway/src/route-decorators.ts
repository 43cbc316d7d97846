import {
  applyDecorators,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  Put,
  SetMetadata,
  type ExecutionContext,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { LimitTier, Route } from '@giftwell/contracts/core/route';

const routeKey = 'giftwell:route';
const publicLimitKey = 'giftwell:public-limit';
const verbs = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };

declare module 'fastify' {
  interface FastifyContextConfig {
    maxBodyBytes?: number;
    anySite?: boolean;
    /** Whether the handler needs the body as it came, for a signature. */
    keepsText?: boolean;
  }
  interface FastifyRequest {
    text?: string;
  }
}

/** Binds a method to a declared route, from which guards read access and rate tier, and the server the kind of body. */
export const HandlesRoute = (route: Route): MethodDecorator => {
  const { maxBodyBytes, upload, anySite } = route;
  return applyDecorators(
    verbs[route.method](route.path),
    HttpCode(200),
    SetMetadata(routeKey, route),
    RouteConfig({
      ...(maxBodyBytes !== undefined && { maxBodyBytes }),
      ...(upload !== undefined && { upload }),
      ...(anySite && { anySite }),
    }),
  );
};

/** For a handler without a declared route: public, without session, and without a limit unless one is given. */
export const PublicEndpoint = (path: string, verb = Get, limit: LimitTier | null = null): MethodDecorator =>
  applyDecorators(verb(path), SetMetadata(routeKey, 'undeclared'), SetMetadata(publicLimitKey, limit));

/** The rate tier of a handler without a declared route; null if it has none. */
export const publicLimitOf = (context: ExecutionContext): LimitTier | null =>
  Reflect.getMetadata(publicLimitKey, context.getHandler()) as LimitTier | null;

/** The route of a handler. Throws for a handler with neither decorator, which is a programming error. */
export function routeOf(context: ExecutionContext): Route | 'undeclared' {
  const route = Reflect.getMetadata(routeKey, context.getHandler()) as Route | 'undeclared' | undefined;
  if (!route)
    throw new Error(`${context.getClass().name}.${context.getHandler().name} answers no declared route`);
  return route;
}
