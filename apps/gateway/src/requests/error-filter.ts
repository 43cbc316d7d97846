import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { AppError } from '@giftwell/contracts/core/error';
import { LOGGER, type Logger } from '@giftwell/server-kit';
import type { FastifyReply } from 'fastify';
import { errorBody, httpError, retryAfter } from './http-error.js';

/** The one place where an error becomes an answer. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, error } = httpError(thrown);
    // What a service calls internal is in that service's log already.
    if (error.kind === 'internal' && !(thrown instanceof AppError)) {
      this.logger.error({ err: thrown, requestId: reply.request.id }, 'A request failed');
    }
    if (reply.sent) return;
    const seconds = retryAfter(error);
    if (seconds !== null) reply.header('retry-after', String(seconds));
    reply.code(status).header('content-type', 'application/json; charset=utf-8').send(errorBody(error));
  }
}
