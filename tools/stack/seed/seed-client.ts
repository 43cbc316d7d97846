import { UserError } from '../../bootstrap/steps.mjs';

/** Calls the public API like a same-origin browser, and stores the session cookie. */
export function openSeedClient(url: string) {
  let cookie = '';
  return {
    /** Returns the API's answer, whose type the caller knows. */
    async post<T>(path: string, body: object): Promise<T> {
      const response = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: new URL(url).origin, cookie },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(35_000),
      });
      const answer = await response.text();
      if (!response.ok) throw new UserError(`POST ${path} answered ${response.status}: ${answer}`);
      const set = response.headers.getSetCookie().map((header) => header.split(';')[0] ?? '');
      if (set.length) cookie = set.join('; ');
      return JSON.parse(answer) as T;
    },
  };
}
