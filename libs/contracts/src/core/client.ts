import { AppError, unavailable } from './error.js';
import { changedNothing, idempotencyHeader, OpenActions, randomHex } from './open-actions.js';
import {
  hasBody,
  type Item,
  type ResponseOutput,
  type Route,
  type Routes,
  type RequestInput,
} from './route.js';

export interface ClientOptions {
  /** Prefix of every path, for example `/api`. */
  baseUrl: string;
  fetch?: typeof fetch;
}
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

export type Client<T extends Routes> = {
  [K in keyof T]: (input: RequestInput<T[K]>, options?: CallOptions) => Promise<ResponseOutput<T[K]>>;
};

/**
 * A typed function for each route of a resource. Rejects with AppError; `unavailable`/`offline` if there is no answer.
 */
export function createClient<T extends Routes>(routes: T, options: ClientOptions): Client<T> {
  const entries = Object.entries(routes).map(([key, route]) => [
    key,
    (input: Record<string, unknown>, call: CallOptions = {}) =>
      asOneAction(route, input, async (key) => {
        const response = await request(route, input, 'application/json', options, call, key);
        return route.output.parse(await response.json());
      }),
  ]);
  return Object.fromEntries(entries) as Client<T>;
}

/** Calls a route with an `item` and reports each one as it arrives; resolves with the output. */
export function streamRoute<R extends Route>(
  route: R,
  input: RequestInput<R>,
  onItem: (item: Item<R>) => void,
  options: ClientOptions,
  call: CallOptions = {},
): Promise<ResponseOutput<R>> {
  const values = input as Record<string, unknown>;
  return asOneAction(route, values, async (key) => {
    const response = await request(route, values, 'text/event-stream', options, call, key);
    for await (const { event, data } of readEvents(response)) {
      const value: unknown = JSON.parse(data);
      if (event === 'item') onItem(route.item!.parse(value) as Item<R>);
      else if (event === 'done') return route.output.parse(value) as ResponseOutput<R>;
      else if (event === 'error') throw AppError.from(value);
    }
    throw unavailable('stream_broken', 'The connection was lost. Please try again.');
  });
}

const openActions = new OpenActions();

/** Gives a creating request an idempotency key, which stays the same until its outcome is known. */
async function asOneAction<T>(
  route: Route,
  input: object,
  run: (key: string | null) => Promise<T>,
): Promise<T> {
  if (!route.creates) return run(null);
  const action = `${route.name} ${JSON.stringify(input)}`;
  try {
    const answer = await run(openActions.keyOf(action));
    openActions.close(action);
    return answer;
  } catch (error) {
    if (changedNothing(error)) openActions.close(action);
    throw error;
  }
}

/** Sends a file to a route that takes one, in the form field that the route names. Rejects like `createClient`. */
export async function uploadFile<R extends Route>(
  route: R,
  file: Blob,
  options: ClientOptions,
  call: CallOptions = {},
): Promise<ResponseOutput<R>> {
  const body = new FormData();
  body.append(route.upload!, file, route.upload);
  const headers = { accept: 'application/json', 'x-requested-with': 'giftwell' };
  const init = { method: route.method, headers, body };
  const response = await send(`${options.baseUrl}${route.path}`, init, options, call);
  return route.output.parse(await response.json()) as ResponseOutput<R>;
}

async function request(
  route: Route,
  input: Record<string, unknown>,
  accept: string,
  options: ClientOptions,
  call: CallOptions,
  key: string | null,
): Promise<Response> {
  const rest = { ...input };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const withBody = hasBody(route);
  const headers: Record<string, string> = { accept };
  if (withBody) headers['content-type'] = 'application/json';
  else if (route.method !== 'GET') headers['x-requested-with'] = 'giftwell';
  if (key !== null) headers[idempotencyHeader] = key;
  const init = { method: route.method, headers, ...(withBody && { body: JSON.stringify(rest) }) };
  return send(`${options.baseUrl}${path}${withBody ? '' : query(rest)}`, init, options, call);
}

async function send(
  address: string,
  init: RequestInit & { headers: Record<string, string> },
  { fetch: ask = globalThis.fetch }: ClientOptions,
  { signal }: CallOptions,
): Promise<Response> {
  // W3C Trace Context: a request is one trace, from here on.
  const traceparent = `00-${randomHex(16)}-${randomHex(8)}-00`;
  const headers = { ...init.headers, traceparent };
  let response: Response;
  try {
    response = await ask(address, { ...init, headers, credentials: 'include', ...(signal && { signal }) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unavailable('offline', 'We couldn’t reach Giftwell. Please check your connection and try again.');
  }
  if (!response.ok) throw await errorOf(response);
  return response;
}

function query(values: Record<string, unknown>): string {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}

async function errorOf(response: Response): Promise<AppError> {
  const body: unknown = await response.json().catch(() => null);
  const wire = (body as { error?: unknown } | null)?.error;
  if (wire) return AppError.from(wire);
  return response.status >= 500
    ? unavailable('bad_gateway')
    : new AppError('internal', 'unreadable_answer', 'Something went wrong. Please try again.');
}

async function* readEvents(response: Response): AsyncGenerator<{ event: string; data: string }> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) {
        const field = (name: string) =>
          block
            .split('\n')
            .filter((row) => row.startsWith(`${name}:`))
            .map((row) => row.slice(name.length + 1).trimStart())
            .join('\n');
        const data = field('data');
        if (data) yield { event: field('event') || 'message', data };
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
