import { Controller, Inject, Req, Res } from '@nestjs/common';
import { rateLimited } from '@giftwell/contracts/core/error';
import { pushRoutes } from '@giftwell/contracts/gateway/push';
import { groupPageChanged, groupPageTopic } from '@giftwell/contracts/payments/events';
import { publicGroupRoutes } from '@giftwell/contracts/payments/public-groups';
import { LOGGER, PushStream, ServiceClients, type Logger } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HandlesRoute } from '../route-decorators.js';
import { callerOf } from '../mount.js';
import { clientAddress } from '../requests/client-address.js';
import { EventStream, hasLeft } from '../requests/event-stream.js';
import { flatInput } from '../requests/flat-input.js';
import { OpenStreams, streamsFrom } from './open-streams.js';

/** Tells those who have the page of a group gift open that it changed, and nothing else. */
@Controller()
export class GroupStreamController {
  private readonly streams = new Set<EventStream>();

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly pushes: PushStream,
    private readonly open: OpenStreams,
    private readonly services: ServiceClients,
  ) {}

  /** Throws `group_purchase_not_found` also to people who must not see it. */
  @HandlesRoute(pushRoutes.group)
  async listen(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { shareCode } = pushRoutes.group.input.parse(flatInput(request));
    await this.services.of('payments').call(publicGroupRoutes.get, { shareCode }, callerOf(request));
    const address = clientAddress(request.ip);
    // Without Redis no change is told of either; the page then asks from time to time.
    const name = await this.open.enter(streamsFrom(address)).catch(() => null);
    if (!name) throw rateLimited('too_many_streams', 'This page is open in too many windows', 30);
    if (hasLeft(reply)) return this.open.leave(streamsFrom(address), name).catch(this.forget);
    this.begin(reply, { shareCode, address, name });
  }

  /** Browsers then reconnect to another gateway. */
  endAll(): void {
    for (const stream of this.streams) stream.end();
  }

  private readonly forget = (error: unknown) =>
    this.logger.debug({ err: error }, 'Page stream: Redis failed');

  private begin(
    reply: FastifyReply,
    { shareCode, address, name }: { shareCode: string; address: string; name: string },
  ): void {
    const owner = streamsFrom(address);
    const stream = new EventStream(reply, () => void this.open.stay(owner, name).catch(this.forget));
    this.streams.add(stream);
    const subscription = this.pushes.ofTopic(groupPageTopic(shareCode)).subscribe({
      next: ({ type, data }) => {
        stream.send(type, JSON.stringify(data));
        if (groupPageChanged.data.parse(data).ends) stream.end();
      },
      complete: () => stream.end(),
    });
    stream.closed.addEventListener('abort', () => {
      this.streams.delete(stream);
      subscription.unsubscribe();
      this.open.leave(owner, name).catch(this.forget);
    });
  }
}
