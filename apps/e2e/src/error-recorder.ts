import type { BrowserContext, Request } from '@playwright/test';
import { expectSignedOut } from './pages/navigation.js';

interface Expected {
  path: RegExp;
  /** `failed`: no answer at all. */
  status: number | 'failed';
}

const isSignOut = (request: Request) => new URL(request.url()).pathname === '/api/auth/logout';

/**
 * Ends when the page shows that nobody is signed in, or at once if signing out failed; until then, parts of the page may
 * still ask for the user's data.
 */
async function signedOut(request: Request) {
  const answer = await request.response();
  if (answer?.ok()) await expectSignedOut(request.frame().page());
}

/** Records errors and warnings of the console and the network. */
export class ErrorRecorder {
  readonly unexpectedErrors: string[] = [];
  /** For a guest the session request returns 401, which the app handles. */
  readonly #expected: Expected[] = [{ path: /^\/api\/auth\/me$/, status: 401 }];

  readonly #expectedTexts: RegExp[] = [];

  /** Requests that were under way while the user signed out. */
  readonly #overtaken = new WeakSet<Request>();

  /** Expects this answer from now on. */
  expect(path: RegExp, status: Expected['status']) {
    this.#expected.push({ path, status });
  }

  /** Expects this text in the console from now on. */
  expectInConsole(text: RegExp) {
    this.#expectedTexts.push(text);
  }

  follow(context: BrowserContext) {
    context.on('weberror', (error) => this.unexpectedErrors.push(`thrown: ${String(error.error())}`));
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // Chromium logs every failed request here; those are checked below, by their status.
      if (message.text().startsWith('Failed to load resource')) return;
      // Not every Chromium build has all features that our header disables.
      if (message.text().startsWith('Error with Permissions-Policy header: Unrecognized feature')) return;
      if (this.#expectedTexts.some((text) => text.test(message.text()))) return;
      this.unexpectedErrors.push(`${message.type()} in the console: ${message.text()}`);
    });
    this.#followSignOut(context);
    context.on('response', (response) => {
      if (response.status() >= 400) this.#judge(response.request(), response.status());
    });
    context.on('requestfailed', (request) => {
      // Aborted on purpose: the page was closed or left.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
      this.#judge(request, 'failed');
    });
  }

  /** A page that still loads while its user signs out: the server no longer knows the session of those requests. */
  #followSignOut(context: BrowserContext) {
    const underWay = new Set<Request>();
    let signingOut = 0;
    context.on('request', (request) => {
      if (isSignOut(request)) {
        signingOut += 1;
        for (const each of underWay) this.#overtaken.add(each);
      } else {
        underWay.add(request);
        if (signingOut > 0) this.#overtaken.add(request);
      }
    });
    const done = () => (signingOut -= 1);
    const end = (request: Request) => {
      underWay.delete(request);
      if (isSignOut(request)) signedOut(request).then(done, done);
    };
    context.on('requestfinished', end);
    context.on('requestfailed', end);
  }

  #judge(request: Request, status: Expected['status']) {
    const { pathname } = new URL(request.url());
    if (status === 401 && this.#overtaken.has(request)) return;
    if (this.#expected.some((each) => each.status === status && each.path.test(pathname))) return;
    this.unexpectedErrors.push(`${request.method()} ${pathname}: ${status}`);
  }
}
