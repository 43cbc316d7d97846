import { z } from 'zod';
import { withSecretFiles } from './secret-files.js';

/** The environment variables of every process; an app's config.ts extends them. */
export const processConfig = z.object({
  /** `production` turns on what only a public server needs, and off what is for developers. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** The least important lines that are logged. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The address of Redis, with its password: sessions, rate limits, queues and push. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** The port of `/health/live` and `/health/ready` of a service; 0 opens none. */
  HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
});
export type ProcessConfig = z.infer<typeof processConfig>;

/** The variables of a process that is measured. */
export const metricsConfig = z.object({
  /** The port of `/metrics` for Prometheus; 0 measures nothing. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  /** The address on which metrics are read. */
  METRICS_HOST: z.string().default('127.0.0.1'),
});

/** The variables of a process that is traced, with OpenTelemetry's own names. */
export const tracesConfig = z.object({
  /** The address of an OpenTelemetry collector (OTLP over HTTP) that receives traces, such as `http://localhost:4318`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Headers for the collector as `name=value`, comma separated, with values encoded as in addresses. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  /** The share of requests that are traced, 0 to 1. The gateway decides, and the others follow. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  /** The name of the process in traces, instead of that of its app. */
  OTEL_SERVICE_NAME: z.string().optional(),
});
export type TracesConfig = z.infer<typeof tracesConfig>;

/** Used instead of an address and a port: the service runs in the process of its callers, without TCP. */
export const inProcess = 'in-process' as const;

/** The RPC address of a service: `host:port`, or `in-process`. */
export const serviceAddress = z
  .string()
  .regex(/^(in-process|(\[[0-9a-f:]+\]|[^:\s]+):\d{1,5})$/i, 'must be "host:port"')
  .transform((value) => {
    if (value === inProcess) return inProcess;
    const at = value.lastIndexOf(':');
    return { host: value.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(value.slice(at + 1)) };
  });

export type Address = z.output<typeof serviceAddress>;

/** The key with which a process signs its calls. */
export const rpcKey = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits');

const keyPair = /^([a-z-]+):([0-9a-f]{64})$/;

/** `gateway:<64 hex digits>,auth:…` as a map from caller to key. */
const trustedKeys = z.string().transform((value, context) => {
  const keys = new Map<string, string>();
  for (const part of value.split(',')) {
    const match = keyPair.exec(part.trim());
    if (match) keys.set(match[1]!, match[2]!);
    else context.addIssue({ code: 'custom', message: 'must be "caller:<64 hex digits>", comma separated' });
  }
  return keys;
});

const operatorPair = /^([\w.-]{1,40}):([^,]{16,})$/;

/** `jo:<password>,kim:<password>` as a map from names to passwords. */
const operators = z.string().transform((value, context) => {
  const passwords = new Map<string, string>();
  for (const part of value.split(',')) {
    const match = operatorPair.exec(part.trim());
    if (match) passwords.set(match[1]!, match[2]!);
    else
      context.addIssue({
        code: 'custom',
        message: 'must be "name:<16 characters or more>", comma separated',
      });
  }
  return passwords;
});

/** The additional variables of a service. */
export const serviceConfig = processConfig.extend({
  ...metricsConfig.shape,
  ...tracesConfig.shape,
  /** What a process of a service does: answer calls, do jobs, or both. */
  ROLE: z.enum(['rpc', 'worker', 'all']).default('all'),
  /** The database, with the service's own role and its password. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** How many connections to Postgres a process opens at most. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  /** The address on which calls are accepted, and `/health` is answered. */
  RPC_HOST: z.string().default('127.0.0.1'),
  /** The port on which calls are accepted. */
  RPC_PORT: z.literal(inProcess).or(z.coerce.number().int().min(0).max(65_535)),
  /** Who may call, with the key of each: `gateway:<64 hex digits>,auth:…`. */
  RPC_TRUSTED_KEYS: trustedKeys,
  /**
   * Who may open the page `/ops/queues` on METRICS_PORT: `jo:<password>,kim:<password>`, with passwords of 16 characters or
   * more and without commas; without anyone there is no page.
   */
  OPERATORS: operators.optional(),
});
export type ServiceConfig = z.infer<typeof serviceConfig>;

/** The variables that a schema reads, by name, whatever refines or transforms it. */
export function variablesOf(schema: z.ZodType): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) return schema.shape;
  return schema instanceof z.ZodPipe ? variablesOf(schema.in as z.ZodType) : {};
}

/**
 * Parses the environment with a schema; all problems in one message. Empty strings count as unset, and a variable may
 * be given as a file: `RPC_KEY_FILE`.
 */
export function loadConfig<S extends z.ZodType>(
  schema: S,
  env: Record<string, string | undefined> = process.env,
): z.output<S> {
  const set = Object.fromEntries(
    Object.entries(withSecretFiles(env, Object.keys(variablesOf(schema)))).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const parsed = schema.safeParse(set);
  if (!parsed.success) throw new Error(`Invalid environment:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
