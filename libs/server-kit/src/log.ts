import type { LoggerService } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type Logger as PinoLogger } from 'pino';

export type Logger = PinoLogger;

const context = new AsyncLocalStorage<{ requestId: string }>();

/** Runs `work` so that each line it logs carries the request id. */
export const withRequestId = <T>(requestId: string, work: () => T): T => context.run({ requestId }, work);

const secretKeys = [
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
];
const paths = secretKeys.flatMap((key) => {
  const name = key.includes('-') ? `["${key}"]` : key;
  const join = (prefix: string) => (key.includes('-') ? `${prefix}${name}` : `${prefix}.${name}`);
  return [name, join('*'), join('*.*')];
});

const email = /[\w.+-]+(@[\w-]+\.[\w.-]+)/g;
/** Urls with credentials, and e-mail addresses beyond their first letter. */
const scrub = (text: string) =>
  text
    .replace(/(\w+:\/\/[^:/\s]*):[^@/\s]+@/g, '$1:***@')
    .replace(email, (match) => `${match[0]}***${match.slice(match.indexOf('@'))}`);

/** JSON lines on stdout with request ids; secrets and addresses are taken out. */
export function createLogger(
  name: string,
  level: string,
  destination?: { write(line: string): void },
): Logger {
  const options = {
    name,
    level,
    base: { pid: process.pid },
    redact: { paths, censor: '***' },
    mixin: () => context.getStore() ?? {},
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    hooks: {
      logMethod(this: Logger, args: Parameters<Logger['info']>, method: Logger['info']) {
        const clean = args.map((arg) => (typeof arg === 'string' ? scrub(arg) : arg)) as typeof args;
        method.apply(this, clean);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A query error carries its parameters, which are people's data: only the statement's text is kept. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const { code, query } = error as { code?: string; query?: string };
  return {
    type: error.constructor.name,
    message: scrub(error.message),
    stack: error.stack && scrub(error.stack),
    ...(code && { code }),
    ...(query && { query: query.slice(0, 300) }),
    ...(error.cause ? { cause: describeError(error.cause) } : {}),
  };
}

/** Nest's own lines through the same logger; start-up chatter goes to debug. */
export const nestLogger = (logger: Logger): LoggerService => ({
  log: (message: unknown, where?: unknown) => logger.debug({ where }, String(message)),
  error: (message: unknown, stack?: unknown) =>
    logger.error({ err: message instanceof Error ? message : undefined, stack }, String(message)),
  warn: (message: unknown, where?: unknown) => logger.warn({ where }, String(message)),
  debug: (message: unknown, where?: unknown) => logger.debug({ where }, String(message)),
  verbose: () => undefined,
  fatal: (message: unknown) => logger.fatal(String(message)),
});
