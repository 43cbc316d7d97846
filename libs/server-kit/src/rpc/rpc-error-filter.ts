import { Catch, Inject, type ArgumentsHost, type RpcExceptionFilter } from '@nestjs/common';
import { AppError, unavailable } from '@giftwell/contracts/core/error';
import { throwError, type Observable } from 'rxjs';
import { databaseError } from '../database/database-error.js';
import { redisError } from '../redis-error.js';
import { withRequestId, type Logger } from '../log/log.js';
import type { Frame } from './calls.js';
import { LOGGER } from '../tokens.js';

/** Sends anything thrown by a handler in the common error shape; logs unexpected errors. */
@Catch()
export class RpcErrorFilter implements RpcExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): Observable<never> {
    const call = host.switchToRpc().getData<Frame | undefined>()?.call;
    const error = call?.signal.aborted
      ? unavailable('deadline', 'That took too long. Please try again.')
      : (databaseError(thrown) ?? redisError(thrown) ?? AppError.from(thrown));
    if (error.kind === 'internal' || error.cause) {
      withRequestId(call?.requestId ?? '-', () =>
        this.logger.error({ err: thrown }, 'RPC handler failed with an unexpected error'),
      );
    }
    return throwError(() => error.toWire());
  }
}
