import { once } from 'node:events';
import { withChromium } from './bare-chromium.ts';

type Parameters = Record<string, unknown>;
interface Message {
  /** Of a command and its answer; events have none. */
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Parameters;
  result?: Parameters;
  error?: { message: string };
}
interface Waiting {
  resolve(result: Parameters): void;
  reject(error: Error): void;
}

/** A connection to Chromium that sends only the commands it is given. */
export class DevTools {
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #socket: WebSocket;
  readonly #onEvent = new Map<string, (method: string, params: Parameters) => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Message));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Chromium closed the connection'));
    });
  }

  static async connect(port: number): Promise<DevTools> {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`);
    const { webSocketDebuggerUrl } = (await answer.json()) as { webSocketDebuggerUrl: string };
    const socket = new WebSocket(webSocketDebuggerUrl);
    await once(socket, 'open');
    return new DevTools(socket);
  }

  /** Calls `onEvent` for each event of the page's session. */
  listen(sessionId: string, onEvent: (method: string, params: Parameters) => void): void {
    this.#onEvent.set(sessionId, onEvent);
  }

  send<T = unknown>(method: string, params: Parameters = {}, sessionId?: string): Promise<T> {
    const id = (this.#last += 1);
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise<Parameters>((resolve, reject) =>
      this.#waiting.set(id, { resolve, reject }),
    ) as Promise<T>;
  }

  close(): void {
    this.#socket.close();
  }

  #receive({ id, method = '', sessionId = '', params = {}, result = {}, error }: Message) {
    if (id === undefined) return this.#onEvent.get(sessionId)?.(method, params);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
    return undefined;
  }
}

/** Starts Chromium, connected to `work` alone. */
export const withDevTools = <T>(work: (devtools: DevTools) => Promise<T>): Promise<T> =>
  withChromium(async (port) => {
    const devtools = await DevTools.connect(port);
    try {
      return await work(devtools);
    } finally {
      devtools.close();
    }
  });
