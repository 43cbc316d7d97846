import type { z } from 'zod';

export type ServiceName = 'gateway' | 'auth' | 'gift-ai' | 'planning' | 'payments';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Rate tiers, S13: T0 credentials, T1 AI, T2 payments, T3 share codes, T4 writes, T5 reads. */
export type LimitTier = 'credentials' | 'ai' | 'payments' | 'share_code' | 'write' | 'read';

export interface RouteSpec {
  method: Method;
  /** Under `/api`, parameters as `:name`. */
  path: `/${string}`;
  summary: string;
  /** `user` unless it says `public`; a public route still learns who is signed in. */
  access?: 'public' | 'user';
  /** Whether the service learns from where a guest asks, so that a visitor who comes again can be told from another. */
  tellsVisitor?: true;
  /** The services besides the gateway that may ask; none unless it says so. */
  callers?: readonly ServiceName[];
  /** `read` for GET and `write` for the others unless it says more. */
  limit?: LimitTier;
  /** How long the gateway waits for the answer; 5,000 unless it says more. */
  timeoutMs?: number;
  /** How large the body may be; 100,000 bytes unless it says more. */
  maxBodyBytes?: number;
  /**
   * Asking twice would make two: an `Idempotency-Key` makes a repeated request answer as the first one did. For
   * `users` where nothing is kept of a guest.
   */
  creates?: 'users' | 'anyone';
  /** How long, in milliseconds, one guest's answer is given to others; only where it is the same for all guests. */
  keptMs?: number;
  /** The field of the one file that it takes, as a form, instead of JSON. */
  upload?: string;
  /** Path, query and body as one flat object; unknown keys are refused. */
  input: z.ZodType<object>;
  /** A whitelist: what is not in it does not leave the service. */
  output: z.ZodType;
  /** Where set, `Accept: text/event-stream` gets each of these as it comes, then the output. */
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
