import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

/** An answer with a body of a known type, and the milliseconds from the request to its end. */
export interface Answer<T = unknown> {
  status: number;
  headers: IncomingHttpHeaders;
  body: T;
  ms: number;
}

/** A finished event stream; `firstMs` is when the first item arrived. */
export interface StreamAnswer<T = unknown> {
  status: number;
  events: { event: string | undefined; data: T }[];
  text: string;
  ms: number;
  firstMs: number | undefined;
}

interface Sent {
  method: string;
  path: string;
  body: object | undefined;
  accept: string;
}

const session = /^(__Host-)?sid=/;

/** One browser from the gateway's view: its cookie and its kept-alive connections. */
export class Visitor {
  cookie: string | null = null;
  #agent: Agent;
  #base: URL;

  constructor(url: string, connections = 6) {
    this.#base = new URL(url);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Headers that let a load generator act as this visitor. */
  get headers(): Record<string, string> {
    return { 'content-type': 'application/json', ...(this.cookie && { cookie: this.cookie }) };
  }

  get<T = unknown>(path: string) {
    return this.send<T>('GET', path);
  }

  post<T = unknown>(path: string, body: object = {}) {
    return this.send<T>('POST', path, body);
  }

  /** Rejects if the connection is refused, closed, or silent for 20 s. */
  send<T = unknown>(method: string, path: string, body?: object): Promise<Answer<T>> {
    const since = performance.now();
    return this.#open({ method, path, body, accept: 'application/json' }, async (response) => {
      let text = '';
      for await (const chunk of response) text += String(chunk);
      const json = /json/.test(response.headers['content-type'] ?? '');
      const { statusCode: status = 0, headers } = response;
      const answer = (json && text ? JSON.parse(text) : text) as T;
      return { status, headers, body: answer, ms: performance.now() - since };
    });
  }

  /** Requests an event stream; returns once it has ended. */
  stream<T = unknown>(path: string, body: object): Promise<StreamAnswer<T>> {
    const since = performance.now();
    return this.#open({ method: 'POST', path, body, accept: 'text/event-stream' }, async (response) => {
      let text = '';
      let firstMs: number | undefined;
      for await (const chunk of response) {
        text += String(chunk);
        if (firstMs === undefined && text.includes('event: item')) firstMs = performance.now() - since;
      }
      const field = (block: string, name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
      const events = text
        .split('\n\n')
        .filter((block) => field(block, 'event'))
        .map((block) => ({
          event: field(block, 'event'),
          data: JSON.parse(field(block, 'data') ?? '') as T,
        }));
      return { status: response.statusCode ?? 0, events, text, ms: performance.now() - since, firstMs };
    });
  }

  close() {
    this.#agent.destroy();
  }

  /** Once signed in, only a session cookie replaces the session cookie; other cookies are ignored. */
  #cookieFrom(set: string[]): string | undefined {
    const isSignedIn = this.cookie !== null && session.test(this.cookie);
    return set.find((each) => !isSignedIn || session.test(each))?.split(';')[0];
  }

  #open<T>(
    { method, path, body, accept }: Sent,
    read: (response: IncomingMessage) => Promise<T>,
  ): Promise<T> {
    return new Promise<T>((done, fail) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const { hostname, port } = this.#base;
      const headers = {
        ...{ ...this.headers, accept },
        ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }),
      };
      const sent = request({ method, hostname, port, path, headers, agent: this.#agent, timeout: 20_000 });
      sent.on('timeout', () =>
        sent.destroy(Object.assign(new Error('no answer for 20 s'), { code: 'SILENT' })),
      );
      sent.on('error', fail);
      sent.on('response', (response) => {
        const cookie = this.#cookieFrom(response.headers['set-cookie'] ?? []);
        if (cookie) this.cookie = cookie.endsWith('=') ? null : cookie;
        read(response).then(done, fail);
      });
      sent.end(text);
    });
  }
}

/** Returns the body of a successful answer; throws otherwise. */
export function good<T>({ status, body }: Answer<T>): T {
  if (status >= 200 && status < 300) return body;
  throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
}
