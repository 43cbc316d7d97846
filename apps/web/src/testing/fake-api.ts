import { AppError, errorStatus, notFound } from '@giftwell/contracts/core/error';
import {
  hasBody,
  type HandlerOutput,
  type HandlerInput,
  type Item,
  type Route,
} from '@giftwell/contracts/core/route';

type Emit<R extends Route> = (item: Item<R>) => void;
type Handler<R extends Route> = (
  input: HandlerInput<R>,
  emit: Emit<R>,
  signal: AbortSignal | undefined,
) => HandlerOutput<R> | Promise<HandlerOutput<R>>;
interface Served {
  route: Route;
  handler: Handler<Route>;
  inputs: unknown[];
}

export interface FakeApi {
  /** Sets the handler of a route; throw an AppError to refuse. On a streamed route, `emit` sends an item. */
  on<R extends Route>(route: R, handler: Handler<R>): FakeApi;
  /** The parsed requests to a route so far. */
  inputs<R extends Route>(route: R): HandlerInput<R>[];
  /** Makes every call fail as without a network. */
  offline(value?: boolean): void;
}

/** Replaces the network with the contracts' wire format: parses inputs and outputs with the routes' schemas. */
export function fakeApi(): FakeApi {
  const served = new Map<string, Served>();
  let isOffline = false;

  const answer = async (target: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    if (isOffline) throw new TypeError('Failed to fetch');
    const url = new URL(String(target instanceof Request ? target.url : target), 'http://localhost');
    for (const one of served.values()) {
      const params = match(one.route, init.method ?? 'GET', url.pathname);
      if (params)
        return respond(
          one,
          { ...Object.fromEntries(url.searchParams), ...params, ...bodyOf(one.route, init) },
          init,
        );
    }
    return refuse(notFound('not_found', `Nobody answers ${init.method ?? 'GET'} ${url.pathname}`));
  };
  globalThis.fetch = answer;

  function inputs<R extends Route>(route: R): HandlerInput<R>[] {
    const inputs = served.get(route.name)?.inputs as HandlerInput<R>[] | undefined;
    return inputs ?? [];
  }

  const api: FakeApi = {
    on(route, handler) {
      served.set(route.name, { route, handler, inputs: [] });
      return api;
    },
    inputs,
    offline: (value = true) => void (isOffline = value),
  };
  return api;
}

function match(route: Route, method: string, path: string): Record<string, string> | null {
  if (route.method !== method) return null;
  const pattern = route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^/api${pattern}$`).exec(path);
  return found && { ...found.groups };
}

const bodyOf = (route: Route, init: RequestInit) =>
  hasBody(route) && typeof init.body === 'string' ? (JSON.parse(init.body) as object) : {};

async function respond(
  { route, handler, inputs }: Served,
  raw: object,
  init: RequestInit,
): Promise<Response> {
  const signal = init.signal ?? undefined;
  try {
    const input = route.input.parse(raw);
    inputs.push(input);
    if (route.item && new Headers(init.headers).get('accept') === 'text/event-stream')
      return stream(route, (emit) => untilAborted(handler(input, emit, signal), signal));
    const output = route.output.parse(
      await untilAborted(
        handler(input, () => undefined, signal),
        signal,
      ),
    );
    return Response.json(output);
  } catch (error) {
    if (signal?.aborted) throw error;
    return refuse(AppError.from(error));
  }
}

function stream(route: Route, run: (emit: Emit<Route>) => Promise<unknown>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (event: string, data: unknown) =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      try {
        const output = await run((item) => send('item', route.item!.parse(item)));
        send('done', route.output.parse(output));
        controller.close();
      } catch (error) {
        if (error instanceof DOMException) return controller.error(error);
        send('error', AppError.from(error).toWire());
        controller.close();
      }
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** A real fetch rejects on abort, even while the server is still answering. */
async function untilAborted<T>(work: T | Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  return Promise.race([work, aborted]);
}

const refuse = (error: AppError) =>
  Response.json({ error: error.toWire() }, { status: errorStatus[error.kind] });
