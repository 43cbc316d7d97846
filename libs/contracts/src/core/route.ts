import type { z } from 'zod';

export type ServiceName = 'gateway' | 'auth' | 'gift-ai' | 'planning' | 'payments';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Rate-limit tiers; the gateway's `tiers.ts` has their limits. */
export type LimitTier =
  | 'credentials'
  | 'ai'
  | 'payments'
  | 'share_code'
  | 'live'
  | 'photo'
  | 'webhook'
  | 'write'
  | 'read';

export interface RouteSpec {
  method: Method;
  /** Under `/api`, parameters as `:name`. */
  path: `/${string}`;
  summary: string;
  /** `user` by default; a public route also gets the signed-in user, if any. */
  access?: 'public' | 'user';
  /** Whether the service gets the caller's network address, to count visitors or for an audit log. */
  passesClientAddress?: true;
  /** Whether the service gets the id of a guest's browser, which a cookie keeps. */
  passesBrowserId?: true;
  /** The services besides the gateway that may call it; none by default. */
  callers?: readonly ServiceName[];
  /** By default `read` for GET and `write` for the others. */
  limit?: LimitTier;
  /** How long the gateway waits for the answer, in milliseconds; 5,000 by default. */
  timeoutMs?: number;
  /** The largest body in bytes; 100,000 by default. */
  maxBodyBytes?: number;
  /**
   * For routes that create something: with an `Idempotency-Key`, a repeated request gets the first answer. Use `users`
   * if nothing is stored for guests.
   */
  creates?: 'users' | 'anyone';
  /**
   * How long the answer is cached for guests, in milliseconds; only if it is the same for all of them. A request with
   * `Cache-Control: no-cache` gets a new one.
   */
  cachedMs?: number;
  /**
   * Whether the gateway may cache the answer for its user until their data changes: only if it depends on nothing but
   * the user's own rows and the date.
   */
  cachedForUser?: true;
  /** Whether any site may send it, as a form without cookie: the input alone must prove that it is allowed. */
  anySite?: true;
  /** The form field of the file, for a route that takes a file instead of JSON. */
  upload?: string;
  /** Path, query and body as one flat object; unknown keys are refused. */
  input: z.ZodType<object>;
  /** An allow-list: no other fields leave the service. */
  output: z.ZodType;
  /** If set, `Accept: text/event-stream` streams each item when it is ready, then the output. */
  item?: z.ZodType;
  errors?: readonly string[];
}

export interface RouteMeta {
  name: string;
  service: ServiceName;
}
export type Route = RouteSpec & RouteMeta;
export type Routes = Record<string, Route>;

/** The input after validation, as the handler gets it. */
export type HandlerInput<R extends RouteSpec> = z.output<R['input']>;
/** The input before validation, as a caller sends it. */
export type RequestInput<R extends RouteSpec> = z.input<R['input']>;
/** The output after validation, as a caller gets it. */
export type ResponseOutput<R extends RouteSpec> = z.output<R['output']>;
/** The output before validation, as the handler returns it. */
export type HandlerOutput<R extends RouteSpec> = z.input<R['output']>;
/** A streamed item as a caller gets it. */
export type Item<R extends RouteSpec> = R extends { item: z.ZodType } ? z.output<R['item']> : never;
export type ErrorCodeOf<R extends RouteSpec> = R extends { errors: readonly (infer C)[] } ? C : never;

/** Declares the routes of one resource of one service; see docs/architecture.md. */
export function defineRoutes<const T extends Record<string, RouteSpec>>(
  service: ServiceName,
  resource: string,
  specs: T,
): { [K in keyof T]: T[K] & RouteMeta } {
  const entries = Object.entries(specs).map(([key, spec]) => [
    key,
    { ...spec, service, name: `${service}.${resource}.${key}` },
  ]);
  return Object.fromEntries(entries) as { [K in keyof T]: T[K] & RouteMeta };
}

export const limitOf = (route: RouteSpec): LimitTier =>
  route.limit ?? (route.method === 'GET' ? 'read' : 'write');
export const isPublic = (route: RouteSpec): boolean => route.access === 'public';
export const hasBody = (route: RouteSpec): boolean => route.method !== 'GET' && route.method !== 'DELETE';
