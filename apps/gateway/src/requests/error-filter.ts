import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { AppError } from '@giftwell/contracts/core/error';
import { LOGGER, type Logger } from '@giftwell/server-kit';
import type { FastifyReply } from 'fastify';
import { errorBody, httpError, retryAfter } from './http-error.js';

/** Turns every error into an HTTP answer. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, error } = httpError(thrown);
    // Internal errors of a service are already in its own log.
    const isUnexpected = error.kind === 'internal' && !(thrown instanceof AppError);
    if (isUnexpected) this.logger.error({ err: thrown }, 'Request failed with an unexpected error');
    else if (error.kind === 'unavailable' && error.cause)
      this.logger.warn({ err: error.cause }, 'Request failed: a dependency is unavailable');
    if (reply.sent) return;
    const seconds = retryAfter(error);
    if (seconds !== null) reply.header('retry-after', String(seconds));
    reply.code(status).header('content-type', 'application/json; charset=utf-8').send(errorBody(error));
  }
}
