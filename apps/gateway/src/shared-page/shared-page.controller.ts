import { Controller, Head, Inject, Req, Res } from '@nestjs/common';
import { AppError } from '@giftwell/contracts/core/error';
import { shareCodeSchema } from '@giftwell/contracts/core/ids';
import {
  sharedSuggestionRoutes,
  someoneSpecial,
  type SharedSuggestion,
} from '@giftwell/contracts/gift-ai/shared-suggestions';
import { CONFIG, ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Open } from '../answers.js';
import type { Config } from '../config.js';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { retryAfter } from '../requests/http-error.js';
import { noSuchPage, WebApp } from '../web/web-app.js';
import { withHead, withoutIndex, type PageHead } from './page-head.js';

const path = '/shared/:shareCode';
/** A page does not wait long for its tags: the app in it asks again. */
const patienceMs = 1_200;

type Found = SharedSuggestion | 'missing' | 'unknown';

/** The page of a shared idea, with its social tags for crawlers that run no script. */
@Controller()
export class SharedPageController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly services: ServiceClients,
    private readonly limits: RateLimits,
    private readonly web: WebApp,
  ) {}

  @Open(path)
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const file = this.web.document;
    if (!file) throw noSuchPage();
    const document = file.bodies.identity!.toString();
    reply.headers({
      ...file.headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const refusal = await this.refusalOf(request, reply);
    if (refusal) {
      reply
        .header('retry-after', String(retryAfter(refusal)))
        .code(429)
        .send(withoutIndex(document));
      return;
    }
    const { shareCode } = request.params as { shareCode: string };
    const found = await this.find(shareCode, request.id);
    if (found === 'missing') await this.limits.countMiss(request);
    const html = typeof found === 'string' ? withoutIndex(document) : withHead(document, this.headOf(found));
    reply.code(found === 'missing' ? 404 : 200).send(html);
  }

  @Open(path, Head)
  head(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.page(request, reply);
  }

  private async refusalOf(request: FastifyRequest, reply: FastifyReply): Promise<AppError | null> {
    try {
      await this.limits.count('share_code', request, reply);
      return null;
    } catch (error) {
      if (error instanceof AppError && error.kind === 'rate_limited') return error;
      throw error;
    }
  }

  /** Read in nobody's name, and anew each time: a link that was ended is gone for the very next crawler. */
  private async find(shareCode: string, requestId: string): Promise<Found> {
    if (!shareCodeSchema.safeParse(shareCode).success) return 'missing';
    const asking = { userId: null, sessionId: null, requestId, deadline: Date.now() + patienceMs };
    try {
      const route = sharedSuggestionRoutes.get;
      return await this.services.of(route.service).call(route, { shareCode }, asking);
    } catch (error) {
      return AppError.from(error).kind === 'not_found' ? 'missing' : 'unknown';
    }
  }

  private headOf({ shareCode, title, recipientName, suggestionData }: SharedSuggestion): PageHead {
    const { name, price, description } = suggestionData;
    const whom = recipientName === someoneSpecial ? someoneSpecial.toLowerCase() : recipientName;
    return {
      title: `${title}: ${name}`,
      description: `${price ? `${price}, for` : 'For'} ${whom}. ${description}`,
      url: `${this.config.PUBLIC_URL}/shared/${shareCode}`,
      image: `${this.config.PUBLIC_URL}/social-card.png`,
    };
  }
}
