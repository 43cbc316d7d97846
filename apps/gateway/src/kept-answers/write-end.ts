import { Injectable } from '@nestjs/common';
import { UserWrites } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user whose rows this request may change; noted under the id of the request when the session was read. */
    writesFor?: number | undefined;
  }
}

/** From this status on, a service may still be at work, and the note of the write stays until it expires. */
const firstUncertainStatus = 500;

/** Ends the note that a request changes rows of its user. */
@Injectable()
export class WriteEnd {
  constructor(private readonly writes: UserWrites) {}

  /** Before an answer is sent. */
  async beforeAnswer(request: FastifyRequest, reply: Pick<FastifyReply, 'statusCode'>): Promise<void> {
    if (reply.statusCode < firstUncertainStatus) await this.end(request);
  }

  async end(request: FastifyRequest): Promise<void> {
    const userId = request.writesFor;
    request.writesFor = undefined;
    if (userId !== undefined) await this.writes.end(request.id, userId);
  }
}
