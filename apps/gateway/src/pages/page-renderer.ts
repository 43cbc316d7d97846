import { Inject, Injectable } from '@nestjs/common';
import type { PageAnswers } from '@giftwell/contracts/pages/page-answers';
import { LOGGER, type Logger } from '@giftwell/server-kit';
import { pathToFileURL } from 'node:url';
import { WebApp } from '../web/web-app.js';

interface RenderedPage {
  markup: string;
  styles: string;
}
/** Exports of the web app's build; see `apps/web/src/prerender.tsx`. */
interface Renderer {
  renderPage(path: string, answers: Partial<PageAnswers>): Promise<RenderedPage>;
}

/** Renders pages with the web app's own components, loaded on the first request. */
@Injectable()
export class PageRenderer {
  private loading: Promise<Renderer> | undefined;

  constructor(
    private readonly web: WebApp,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Null if it can't be rendered; then the browser renders the page. */
  async render(path: string, answers: Partial<PageAnswers>): Promise<RenderedPage | null> {
    try {
      const { renderPage } = await (this.loading ??= this.load());
      return await renderPage(path, answers);
    } catch (error) {
      this.logger.error({ err: error }, 'Server-side rendering failed; falling back to client rendering');
      return null;
    }
  }

  private load(): Promise<Renderer> {
    return import(pathToFileURL(this.web.rendererFile).href) as Promise<Renderer>;
  }
}
