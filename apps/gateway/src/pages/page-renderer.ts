import { Inject, Injectable } from '@nestjs/common';
import type { PageAnswers } from '@giftwell/contracts/pages/page-answers';
import { LOGGER, type Logger } from '@giftwell/server-kit';
import { pathToFileURL } from 'node:url';
import { WebApp } from '../web/web-app.js';

interface RenderedPage {
  markup: string;
  styles: string;
}
/** What the web app's build exports; see `apps/web/src/prerender.tsx`. */
interface Renderer {
  renderPage(path: string, answers: Partial<PageAnswers>): Promise<RenderedPage>;
}

/** Renders pages with the web app's own components, which are loaded with the first request. */
@Injectable()
export class PageRenderer {
  private loading: Promise<Renderer> | undefined;

  constructor(
    private readonly web: WebApp,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Null when it cannot be rendered: then the page is rendered in the browser. */
  async render(path: string, answers: Partial<PageAnswers>): Promise<RenderedPage | null> {
    try {
      const { renderPage } = await (this.loading ??= this.load());
      return await renderPage(path, answers);
    } catch (error) {
      this.logger.error({ err: error }, 'Page rendering failed; the browser renders the page');
      return null;
    }
  }

  private load(): Promise<Renderer> {
    return import(pathToFileURL(this.web.rendererFile).href) as Promise<Renderer>;
  }
}
