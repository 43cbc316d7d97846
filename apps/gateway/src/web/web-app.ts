import { notFound } from '@giftwell/contracts/core/error';
import type { Logger } from '@giftwell/server-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApi, pathOf } from '../requests/security-headers.js';
import { asDocument } from './document.js';
import { sendFile } from './send-file.js';
import { findRenderer, readPicture, readWebFiles, type WebFile } from './web-files.js';

const retryMs = 1_000;
const start = '/index.html';
/** The path prefix of prerendered pages. */
const prerendered = '/prerendered';
/** The path prefix of document templates, which are never served. */
const unsent = '/server/';
const isUnsent = (path: string) => path.startsWith(prerendered) || path.startsWith(unsent);

/** The files of the built web app. They may be built while the gateway runs. */
export class WebApp {
  private files: ReturnType<typeof readWebFiles>;
  private renderer: string | undefined;
  private readAt = Date.now();

  /** `operator`: name and contact, written into every document. */
  constructor(
    private readonly root: string,
    private readonly operator: string,
    logger: Logger,
  ) {
    this.files = this.read();
    if (!this.files.has(start)) logger.warn('The web app is not built yet; it is served as soon as it is');
  }

  find(path: string): WebFile | undefined {
    if (!this.files.has(start) && Date.now() - this.readAt > retryMs) {
      this.files = this.read();
      this.readAt = Date.now();
    }
    return this.files.get(path) ?? this.picture(path);
  }

  private picture(path: string): WebFile | undefined {
    const picture = readPicture(this.root, path);
    if (picture) this.files.set(path, picture);
    return picture;
  }

  /** The document for every page that is not prerendered. */
  get document(): WebFile | undefined {
    return this.find(start);
  }

  /** The document of a page, prerendered if the build has it. */
  page(path: string): WebFile | undefined {
    return this.find(`${prerendered}${path === '/' ? '' : path}.html`) ?? this.document;
  }

  /** The module that renders pages, from the same build as the files. */
  get rendererFile(): string {
    if (!this.renderer) throw new Error('The build of the web app has nothing that renders pages');
    return this.renderer;
  }

  private read() {
    const files = readWebFiles(this.root);
    this.renderer = findRenderer(this.root);
    for (const [path, file] of files)
      if (path.endsWith('.html')) files.set(path, asDocument(file, this.operator));
    return files;
  }
}

/** Sends a document made for this client; false if the page is the same for everyone. */
export interface PersonalPages {
  /** The path of the prerendered document of the page at a path. */
  documentPathOf(path: string): string;
  send(document: WebFile, path: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

/** Serves files by their path, and a document of the app for every page. */
export function serveWebApp(server: FastifyInstance, app: WebApp, personal: PersonalPages): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    if (isApi(path)) throw notFound('no_such_address', 'There is nothing at this address');
    const whole = isUnsent(path) ? undefined : app.find(path);
    if (whole) return sendFile(whole, cachingOf(path), request, reply);
    const document = isPage(path, request) ? app.page(personal.documentPathOf(path)) : undefined;
    if (!document) throw noSuchPage();
    const isSent = await personal.send(document, path, request, reply);
    return isSent ? reply : sendFile(document, cachingOf(path), request, reply);
  };
  // After these, Nest's own not-found handler sees only the other methods.
  server.get('/*', answer);
  server.head('/*', answer);
}

export const noSuchPage = () => notFound('no_such_page', 'There is nothing at this address');

/**
 * Whether a request is a navigation to a page. A client that accepts anything, such as a probe or crawler, counts too.
 * A path that looks like a file does not: a missing script must not get a document.
 */
function isPage(path: string, { headers }: FastifyRequest): boolean {
  if (path.startsWith('/assets/') || /\.[a-z0-9]{1,12}$/i.test(path)) return false;
  const { accept = '*/*', 'sec-fetch-mode': mode } = headers;
  return (
    mode === 'navigate' || accept.includes('text/html') || (mode === undefined && accept.includes('*/*'))
  );
}

/** Asset names change with their content and illustrations rarely change; everything else is revalidated. */
function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.startsWith('/pictures/') ? 'public, max-age=2592000' : 'no-cache';
}
