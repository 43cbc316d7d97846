import { Agent, request as open, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  /** Parsed, for bodies whose type the spec knows. */
  json<T = Record<string, unknown>>(): T;
  error(): { kind: string; code: string; message: string; details?: Record<string, unknown> };
}
export interface Sending {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  signal?: AbortSignal;
}

/** A request without the headers that fetch adds or forbids. */
export function send(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, signal }: Sending = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const request = open(
      { host: '127.0.0.1', port, path, method, headers: { ...length, ...headers }, agent: once, signal },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString();
          done({
            status: response.statusCode!,
            headers: response.headers,
            text,
            bytes,
            json: <T>() => JSON.parse(text) as T,
            error: () => (JSON.parse(text) as { error: ReturnType<Answer['error']> }).error,
          });
        });
      },
    );
    request.on('error', fail);
    request.end(body);
  });
}
const once = new Agent({ keepAlive: false });

/** Stores cookies like a browser, and sends JSON. */
export class Browser {
  cookie: string | undefined;
  constructor(
    readonly port: number,
    readonly headers: Record<string, string> = {},
  ) {}

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.keep(await send(this.port, path, { headers: this.all(headers) }));
  }
  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }
  async send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
    const all = this.all({ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers });
    return this.keep(await send(this.port, path, { method, headers: all, body: JSON.stringify(body) }));
  }
  /** Retries on 503, because a busy machine may exceed the time limit of Redis commands. */
  async signIn(user: number, password = 'correct horse'): Promise<Answer> {
    const credentials = { email: `user${user}@example.com`, password };
    for (let tries = 1; ; tries += 1) {
      const answer = await this.post('/api/auth/login', credentials);
      if (answer.status !== 503 || tries === 3) return answer;
    }
  }

  /** Whether its cookie is that of a session. */
  async isSignedIn(): Promise<boolean> {
    return (await this.get('/api/auth/me')).status === 200;
  }

  private all(headers: Record<string, string>): Record<string, string> {
    return { ...this.headers, ...(this.cookie && { cookie: this.cookie }), ...headers };
  }
  private keep(answer: Answer): Answer {
    const set = answer.headers['set-cookie']?.[0];
    if (set) this.cookie = /Max-Age=0\b/.test(set) ? undefined : set.split(';')[0];
    return answer;
  }
}

/** A browser in which this user has signed in. */
export async function signedInAs(user: number, port: number): Promise<Browser> {
  const browser = new Browser(port);
  expect((await browser.signIn(user)).status).toBe(200);
  return browser;
}

export interface OpenStream {
  status: number;
  headers: IncomingHttpHeaders;
  /** Everything received so far. */
  text(): string;
  /** Resolves once the text contains this, or the stream ended. */
  until(part: string): Promise<string>;
  ended: Promise<void>;
  leave(): void;
}

/** A request whose answer is read as it arrives. */
export function openStream(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Sending = {},
): Promise<OpenStream> {
  return new Promise((done, fail) => {
    const request = open({ host: '127.0.0.1', port, path, method, headers, agent: once }, (response) => {
      let text = '';
      let isOver = false;
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      const ended = new Promise<void>((over) => response.once('close', over)).then(
        () => void (isOver = true),
      );
      response.on('error', () => undefined);
      done({
        status: response.statusCode!,
        headers: response.headers,
        text: () => text,
        ended,
        async until(part) {
          while (!text.includes(part) && !isOver) await new Promise((next) => setTimeout(next, 5));
          return text;
        },
        leave: () => request.destroy(),
      });
    });
    request.on('error', fail);
    request.end(body);
  });
}
