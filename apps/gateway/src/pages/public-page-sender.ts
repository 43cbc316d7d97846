import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@giftwell/contracts/core/error';
import { CONFIG, ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import { RateLimits } from '../rate-limit/rate-limits.js';
import { callerOf } from '../mount.js';
import { pagePolicy, withPaypal } from '../requests/security-headers.js';
import { retryAfter } from '../requests/http-error.js';
import { SessionAuthenticator } from '../sessions/session-authenticator.js';
import { noSuchPage, WebApp } from '../web/web-app.js';
import { textOf, type WebFile } from '../web/web-files.js';
import { sendDocument, withAnswers, withPage } from './page-document.js';
import { withHead, withNoindex } from './page-head.js';
import { PageRenderer } from './page-renderer.js';
import type { PublicPage } from './public-pages.js';

const policyHeader = 'content-security-policy';
/** Short, because the app in the page requests the answer again. */
const answersTimeoutMs = 1_200;

type Found = { path: string; answer: object } | 'missing' | 'unknown';

/** Sends public pages rendered, or the plain app if there is nothing to render. */
@Injectable()
export class PublicPageSender {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly services: ServiceClients,
    private readonly limits: RateLimits,
    private readonly authenticator: SessionAuthenticator,
    private readonly web: WebApp,
    private readonly renderer: PageRenderer,
  ) {}

  async send(page: PublicPage, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const file = this.web.document;
    if (!file) throw noSuchPage();
    reply.headers({ ...this.headersOf(page, file), 'cache-control': 'no-cache' });
    const refusal = await this.refusalOf(request, reply);
    if (refusal) {
      reply.header('retry-after', String(retryAfter(refusal))).code(429);
      return sendDocument(withNoindex(textOf(file)), request, reply);
    }
    const found = await this.find(page, request);
    if (found === 'missing') {
      await this.limits.countMiss(request);
      reply.code(404);
    }
    const html =
      typeof found === 'string'
        ? withNoindex(textOf(file))
        : await this.renderDocument(page, found, file, reply);
    return sendDocument(html, request, reply);
  }

  private headersOf({ takesPayments }: PublicPage, { headers = {} }: WebFile): Record<string, string> {
    if (!takesPayments || !this.config.PAYPAL_CLIENT_ID) return headers;
    return { ...headers, [policyHeader]: withPaypal(headers[policyHeader] ?? pagePolicy()) };
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

  /** Read without a cache, so that a revoked link stops working at once; as a guest, unless it depends on who asks. */
  private async find(
    { params, path, route, perViewer }: PublicPage,
    request: FastifyRequest,
  ): Promise<Found> {
    const { success, data: input } = params.safeParse(request.params);
    if (!success) return 'missing';
    try {
      if (perViewer)
        request.signedIn = await this.authenticator.identify(request, { tier: 'read', use: 'any' });
      const caller = { ...callerOf(request), deadline: Date.now() + answersTimeoutMs };
      const answer = (await this.services.of(route.service).call(route, input, caller)) as object;
      return { answer, path: path.replace(/:(\w+)/g, (_all, name: string) => input[name]!) };
    } catch (error) {
      return AppError.from(error).kind === 'not_found' ? 'missing' : 'unknown';
    }
  }

  private async renderDocument(
    page: PublicPage,
    { answer, path }: { answer: object; path: string },
    fallback: WebFile,
    reply: FastifyReply,
  ): Promise<string> {
    const { PUBLIC_URL: origin } = this.config;
    const head = { ...page.text(answer), url: `${origin}${path}`, image: `${origin}/social-card.png` };
    const template = this.web.find(`/server/${page.name}.html`);
    const rendered = template && (await this.renderer.render(path, { [page.answer]: answer }));
    if (!rendered) return withHead(textOf(fallback), head);
    reply.headers(this.headersOf(page, template));
    const document = withAnswers(withHead(textOf(template), head), { [page.answer]: JSON.stringify(answer) });
    return withPage(document, rendered);
  }
}
