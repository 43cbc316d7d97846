import type { FastifyReply, FastifyRequest } from 'fastify';

const heartbeatMs = 15_000;
/** A client with more unread data than this is gone or hostile. */
const maxUnreadBytes = 1_000_000;

/** Whether the client has gone: a stream would then never learn it, because its connection is closed already. */
export const hasLeft = ({ raw }: FastifyReply): boolean => raw.destroyed;

/** A server-sent event stream in place of a reply; `closed` fires once, whichever side closes it. */
export class EventStream {
  private readonly heart: NodeJS.Timeout;
  private readonly raw: FastifyReply['raw'];
  readonly closed: AbortSignal;

  constructor(reply: FastifyReply, onHeartbeat: () => void = () => undefined) {
    reply.hijack();
    this.raw = reply.raw;
    const controller = new AbortController();
    this.closed = controller.signal;
    this.heart = setInterval(() => {
      this.write(': still here\n\n');
      onHeartbeat();
    }, heartbeatMs);
    this.raw.once('close', () => {
      clearInterval(this.heart);
      controller.abort();
    });
    this.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    // The first byte opens the stream in the browser and makes proxies pass it on.
    this.write(': hello\n\n');
  }

  /** `json` is one line of JSON text. */
  send(event: string, json: string): void {
    this.write(`event: ${event}\ndata: ${json}\n\n`);
  }

  end(): void {
    clearInterval(this.heart);
    this.raw.end();
  }

  private write(text: string): void {
    if (this.raw.destroyed || this.raw.writableEnded) return;
    this.raw.write(text);
    if (this.raw.writableLength > maxUnreadBytes) this.raw.destroy();
  }
}

export const wantsEvents = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /(^|,)\s*text\/event-stream\s*(;|,|$)/i.test(headers.accept ?? '');
