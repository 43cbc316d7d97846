import { Injectable } from '@nestjs/common';
import { ServiceClients } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../mount.js';
import { SessionGate } from '../sessions/session-gate.js';
import type { PersonalPages } from '../web/web-app.js';
import { textOf, type WebFile } from '../web/web-files.js';
import { askedAt, documentPathOf, type Asked } from './account-pages.js';
import { sendDocument, withAnswers, type AnswerTexts } from './page-document.js';

/** Short, because the app in the page requests missing answers again. */
const answersTimeoutMs = 800;

/** Sends account pages to signed-in users: the document with the user's own answers in it. */
@Injectable()
export class AccountPageSender implements PersonalPages {
  constructor(
    private readonly services: ServiceClients,
    private readonly gate: SessionGate,
  ) {}

  readonly documentPathOf = documentPathOf;

  async send(file: WebFile, path: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const asks = askedAt(path);
    if (!asks || !(await this.isSignedIn(request))) return false;
    const answers = await this.answersFor(asks, request);
    // Personal, so never cached, not even by the browser, where the next user of the computer could go back to it.
    reply.headers({ ...file.headers, 'cache-control': 'no-store' });
    await sendDocument(withAnswers(textOf(file), answers), request, reply);
    return true;
  }

  /**
   * Also false if the session can't be read or the caller is over the rate limit; the page then shows the error itself.
   */
  private async isSignedIn(request: FastifyRequest): Promise<boolean> {
    try {
      request.signedIn = await this.gate.identify(request, { tier: 'read', use: 'any' });
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
