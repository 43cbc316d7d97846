import type { LoggerService } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { destination, pino, type Logger as PinoLogger } from 'pino';
import { traceId } from '../traces/traces.js';
import { withSourceLines } from './source-lines.js';

export type Logger = PinoLogger;

const context = new AsyncLocalStorage<{ requestId: string }>();

/** Runs `work` so that every log line contains the request id. */
export const withRequestId = <T>(requestId: string, work: () => T): T => context.run({ requestId }, work);

/** The trace is named where its id isn't the request's: in jobs. */
function fieldsOfContext(): object {
  const fields = context.getStore() ?? {};
  const trace = traceId();
  return trace === undefined || trace === context.getStore()?.requestId
    ? fields
    : { ...fields, traceId: trace };
}

const secretKeys = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'accessToken',
  'refreshToken',
  'cookie',
  'authorization',
  'set-cookie',
  'apiKey',
  'secret',
  'mac',
  'RPC_KEY',
]);
/** Our log entries aren't nested deeper; deeper values are left out. */
const deepest = 4;

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Error) && !(value instanceof Date);

/** The fields of a log entry with secrets masked; a flat entry without secrets is not copied. */
function withoutSecrets(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  let clean = fields;
  for (const [key, value] of Object.entries(fields)) {
    const isSecret = secretKeys.has(key);
    if (!isSecret && !isNested(value)) continue;
    if (clean === fields) clean = { ...fields };
    clean[key] = isSecret ? '***' : cleanValue(value, depth + 1);
  }
  return clean;
}

function cleanValue(value: unknown, depth: number): unknown {
  if (!isNested(value)) return value;
  if (depth > deepest) return '…';
  if (Array.isArray(value)) return value.map((one) => cleanValue(one, depth + 1));
  return withoutSecrets(value as Record<string, unknown>, depth);
}

const email = /[\w.+-]+(@[\w-]+\.[\w.-]+)/g;
/** Masks credentials in URLs, and email addresses after their first letter. */
const scrub = (text: string) =>
  text.includes('@')
    ? text
        .replace(/(\w+:\/\/[^:/\s]*):[^@/\s]+@/g, '$1:***@')
        .replace(email, (match) => `${match[0]}***${match.slice(match.indexOf('@'))}`)
    : text;

/** Writes lines in batches, so that requests don't wait for them; the rest is written at exit. */
const openStandardOutput = () => destination({ dest: 1, sync: false, minLength: 8_192, periodicFlush: 200 });
let opened: ReturnType<typeof openStandardOutput> | undefined;
/** Shared by all loggers of a process, so that lines don't mix. */
const standardOutput = () => (opened ??= openStandardOutput());

/** JSON lines on stdout with request ids; secrets and email addresses are masked. */
export function createLogger(
  name: string,
  level: string,
  output: { write(line: string): void } = standardOutput(),
): Logger {
  const options = {
    name,
    level,
    base: { pid: process.pid },
    mixin: fieldsOfContext,
    formatters: { level: (label: string) => ({ level: label }), log: withoutSecrets },
    serializers: { err: describeError },
    hooks: {
      logMethod(this: Logger, args: Parameters<Logger['info']>, method: Logger['info']) {
        const clean = args.map((arg) => (typeof arg === 'string' ? scrub(arg) : arg)) as typeof args;
        method.apply(this, clean);
      },
    },
  };
  return pino(options, output);
}

/** The parameters of a query error are personal data, so only the statement's text is logged. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const { code, query } = error as { code?: string; query?: string };
  return {
    type: error.constructor.name,
    message: scrub(error.message),
    stack: error.stack && scrub(withSourceLines(error.stack)),
    ...(code && { code }),
    ...(query && { query: query.slice(0, 300) }),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}

/** Nest warns in this context about a second default data source, but each service has a container of its own. */
const dataSourceNames = 'DataSourceNameRegistry';

/** Nest's own messages through the same logger; start-up messages at debug level. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: (message: unknown, where?: unknown) => logger.debug({ where }, String(message)),
  error: (message: unknown, stack?: unknown) =>
    logger.error({ err: message instanceof Error ? message : undefined, stack }, String(message)),
  warn: (message: unknown, where?: unknown) => {
    if (where !== dataSourceNames) logger.warn({ where }, String(message));
  },
  debug: (message: unknown, where?: unknown) => logger.debug({ where }, String(message)),
  verbose: () => undefined,
  fatal: (message: unknown) => logger.fatal(String(message)),
});
