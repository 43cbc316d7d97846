import { Controller, Inject, Req, Res } from '@nestjs/common';
import { rateLimited, unauthenticated } from '@giftwell/contracts/core/error';
import { LOGGER, PushStream, type Logger } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HandlesRoute } from '../route-decorators.js';
import { EventStream, hasLeft } from '../requests/event-stream.js';
import { flatInput } from '../requests/flat-input.js';
import { sessionEnded } from '../sessions/session-ended.js';
import {
  SessionAuthenticator,
  sessionsUnavailable,
  type SignedIn,
} from '../sessions/session-authenticator.js';
import { OpenStreams, streamsOf } from './open-streams.js';
import { pushRoutes } from '@giftwell/contracts/gateway/push';

@Controller()
export class PushController {
  private readonly streams = new Set<EventStream>();

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly pushes: PushStream,
    private readonly open: OpenStreams,
    private readonly authenticator: SessionAuthenticator,
  ) {}

  @HandlesRoute(pushRoutes.open)
  async listen(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    pushRoutes.open.input.parse(flatInput(request));
    if (!request.signedIn) throw unauthenticated();
    const signedIn = request.signedIn;
    const name = await this.open.enter(streamsOf(signedIn.userId)).catch((error: unknown) => {
      throw sessionsUnavailable(error);
    });
    if (!name) throw rateLimited('too_many_streams', 'Giftwell is open in too many windows', 30);
    if (hasLeft(reply)) return this.open.leave(streamsOf(signedIn.userId), name).catch(this.forget);
    this.begin(reply, signedIn, { name, requestId: request.id });
  }

  /** Browsers then reconnect to another gateway. */
  endAll(): void {
    for (const stream of this.streams) stream.end();
  }

  private readonly forget = (error: unknown) =>
    this.logger.debug({ err: error }, 'Push stream: Redis failed');

  private begin(
    reply: FastifyReply,
    { userId, sessionKey }: SignedIn,
    { name, requestId }: { name: string; requestId: string },
  ): void {
    const stream = new EventStream(reply, () => {
      this.open.stay(streamsOf(userId), name).catch(this.forget);
      // Closes the stream when its session has ended, but not while Redis is unavailable.
      this.authenticator.isOpen(sessionKey, requestId).then((open) => open || stream.end(), this.forget);
    });
    this.streams.add(stream);
    const subscription = this.pushes.of(userId).subscribe({
      next: ({ type, data }) => {
        if (type !== sessionEnded.type) stream.send(type, JSON.stringify(data));
        else if (sessionEnded.data.parse(data).key === sessionKey) stream.end();
      },
      complete: () => stream.end(),
    });
    stream.closed.addEventListener('abort', () => {
      this.streams.delete(stream);
      subscription.unsubscribe();
      this.open.leave(streamsOf(userId), name).catch(this.forget);
    });
  }
}
