import { Agent, request } from 'node:http';

/** One browser as the gateway sees it: its cookie and its kept-alive connections. */
export class Visitor {
  cookie = null;
  #agent;
  #base;

  constructor(url, connections = 6) {
    this.#base = new URL(url);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** What a generator of load needs to be this visitor. */
  get headers() {
    return { 'content-type': 'application/json', ...(this.cookie && { cookie: this.cookie }) };
  }

  get(path) {
    return this.send('GET', path);
  }

  post(path, body = {}) {
    return this.send('POST', path, body);
  }

  /** The answer as `{ status, body, headers, ms }`; rejects when the connection is refused, cut, or silent for 20 s. */
  send(method, path, body, accept = 'application/json') {
    const since = performance.now();
    return this.#open(method, path, body, accept, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      const json = /json/.test(response.headers['content-type'] ?? '');
      const { statusCode: status, headers } = response;
      return { status, headers, body: json && text ? JSON.parse(text) : text, ms: performance.now() - since };
    });
  }

  /**
   * Asks for a stream of events; answers `{ status, events, ms, firstMs }` once it has ended, where `firstMs` is when the
   * first item was there.
   */
  stream(path, body) {
    const since = performance.now();
    return this.#open('POST', path, body, 'text/event-stream', async (response) => {
      let text = '';
      let firstMs;
      for await (const chunk of response) {
        text += chunk;
        if (firstMs === undefined && text.includes('event: item')) firstMs = performance.now() - since;
      }
      const field = (block, name) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
      const events = text
        .split('\n\n')
        .filter((block) => field(block, 'event'))
        .map((block) => ({ event: field(block, 'event'), data: JSON.parse(field(block, 'data')) }));
      return { status: response.statusCode, events, text, ms: performance.now() - since, firstMs };
    });
  }

  close() {
    this.#agent.destroy();
  }

  #open(method, path, body, accept, read) {
    return new Promise((done, fail) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const { hostname, port } = this.#base;
      const headers = { ...this.headers, accept };
      if (text !== undefined) headers['content-length'] = Buffer.byteLength(text);
      const sent = request({ method, hostname, port, path, headers, agent: this.#agent, timeout: 20_000 });
      sent.on('timeout', () =>
        sent.destroy(Object.assign(new Error('no answer for 20 s'), { code: 'SILENT' })),
      );
      sent.on('error', fail);
      sent.on('response', (response) => {
        const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
        if (cookie) this.cookie = cookie.endsWith('=') ? null : cookie;
        read(response).then(done, fail);
      });
      sent.end(text);
    });
  }
}

/** Throws unless the answer is a success; answers its body. */
export function good({ status, body }) {
  if (status >= 200 && status < 300) return body;
  throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
}
