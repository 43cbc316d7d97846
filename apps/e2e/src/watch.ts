import type { BrowserContext, Request } from '@playwright/test';

interface Expected {
  path: RegExp;
  /** `failed`: no answer at all. */
  status: number | 'failed';
}

/** Notes what a person with the console open would frown at. */
export class Watch {
  readonly surprises: string[] = [];
  /** To a guest, the question who is signed in answers 401; the app reads it as "nobody". */
  readonly #expected: Expected[] = [{ path: /^\/api\/auth\/me$/, status: 401 }];

  /** From now on this answer belongs to the journey. */
  expect(path: RegExp, status: Expected['status']) {
    this.#expected.push({ path, status });
  }

  follow(context: BrowserContext) {
    context.on('weberror', (error) => this.surprises.push(`thrown: ${String(error.error())}`));
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // Chromium repeats every failed request here; those are judged below, by their status.
      if (message.text().startsWith('Failed to load resource')) return;
      // Not every build of Chromium has every feature that our header switches off.
      if (message.text().startsWith('Error with Permissions-Policy header: Unrecognized feature')) return;
      this.surprises.push(`${message.type()} in the console: ${message.text()}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#judge(response.request(), response.status());
    });
    context.on('requestfailed', (request) => {
      // Left behind on purpose: the page was closed or went on.
      if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
      this.#judge(request, 'failed');
    });
  }

  #judge(request: Request, status: Expected['status']) {
    const { pathname } = new URL(request.url());
    if (this.#expected.some((each) => each.status === status && each.path.test(pathname))) return;
    this.surprises.push(`${request.method()} ${pathname}: ${status}`);
  }
}
