import { Injectable } from '@nestjs/common';
import { renderedForUser, type PageAnswers } from '@giftwell/contracts/pages/page-answers';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../mount.js';
import { SessionAuthenticator } from '../sessions/session-authenticator.js';
import { WebApp, type PersonalPages } from '../web/web-app.js';
import { textOf, type WebFile } from '../web/web-files.js';
import { accountPageAt, documentPathOf, type Asked } from './account-pages.js';
import { sendDocument, withAnswers, withPage, type AnswerTexts } from './page-document.js';
import { PageRenderer } from './page-renderer.js';

/** Short, because the app in the page requests missing answers again. */
const answersTimeoutMs = 800;

/** Sends account pages to signed-in users: the document with the user's own answers in it. */
@Injectable()
export class AccountPageSender implements PersonalPages {
  constructor(
    private readonly services: ServiceClients,
    private readonly authenticator: SessionAuthenticator,
    private readonly web: WebApp,
    private readonly renderer: PageRenderer,
  ) {}

  readonly documentPathOf = documentPathOf;

  async send(file: WebFile, path: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const page = accountPageAt(path);
    if (!page || !(await this.isSignedIn(request))) return false;
    const answers = await this.answersFor(page.asks, request);
    const isComplete = page.asks.every(({ name }) => name in answers);
    const rendered =
      page.rendered && isComplete ? await this.rendered(page.rendered, answers, request.url) : null;
    const { headers, html } = rendered ?? { headers: file.headers, html: withAnswers(textOf(file), answers) };
    // Personal, so never cached, not even by the browser, where the next user of the computer could go back to it.
    reply.headers({ ...headers, 'cache-control': 'no-store' });
    await sendDocument(html, request, reply);
    return true;
  }

  /** The document with the page in it, as its user first sees it; null if it can't be rendered. */
  private async rendered(name: string, texts: AnswerTexts, address: string) {
    const template = this.web.find(`/server/${name}.html`);
    if (!template) return null;
    const answers = Object.fromEntries(
      Object.entries(texts).map(([each, text]) => [each, JSON.parse(text) as unknown]),
    ) as Partial<PageAnswers>;
    const page = await this.renderer.render(address, answers);
    if (!page) return null;
    const html = withPage(withAnswers(textOf(template), texts, renderedForUser), page);
    return { headers: template.headers, html };
  }

  /**
   * Also false if the session can't be read or the caller is over the rate limit; the page then shows the error itself.
   */
  private async isSignedIn(request: FastifyRequest): Promise<boolean> {
    try {
      request.signedIn = await this.authenticator.identify(request, { tier: 'read', use: 'any' });
      return request.signedIn !== null && !request.waitMs;
    } catch {
      return false;
    }
  }

  /** The answers that arrived in time. */
  private async answersFor(asks: readonly Asked[], request: FastifyRequest): Promise<AnswerTexts> {
    const caller = { ...callerOf(request), deadline: Date.now() + answersTimeoutMs };
    const texts = await Promise.allSettled(
      asks.map(({ route, input }) => this.services.of(route.service).json(route, input, caller)),
    );
    const came = texts.flatMap((text, at) =>
      text.status === 'fulfilled' ? [[asks[at]!.name, text.value.toString()] as const] : [],
    );
    return Object.fromEntries(came);
  }
}
