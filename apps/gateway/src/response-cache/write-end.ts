import { Injectable } from '@nestjs/common';
import { UserWrites } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user whose rows this request may change. The write was recorded when the session was read. */
    writesFor?: number | undefined;
  }
}

/** From this status on, a service may still be working, so the recorded write is left to expire. */
const firstUncertainStatus = 500;

/** Ends the recorded write of a request. */
@Injectable()
export class WriteEnd {
  constructor(private readonly writes: UserWrites) {}

  /** Before an answer is sent, which doesn't wait for it: until Redis has it, nothing is cached. */
  beforeAnswer(request: FastifyRequest, reply: Pick<FastifyReply, 'statusCode'>): void {
    if (reply.statusCode < firstUncertainStatus) void this.end(request);
  }

  async end(request: FastifyRequest): Promise<void> {
    const userId = request.writesFor;
    request.writesFor = undefined;
    if (userId !== undefined) await this.writes.end(request.id, userId);
  }
}
