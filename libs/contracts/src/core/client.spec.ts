import { z } from 'zod';
import { createClient, streamRoute, uploadFile } from './client.js';
import type { AppError } from './error.js';
import { idParam } from './ids.js';
import { defineRoutes } from './route.js';

const routes = defineRoutes('planning', 'things', {
  get: {
    method: 'GET',
    path: '/things/:id',
    summary: 'One thing',
    input: z.strictObject({ id: idParam, part: z.string().optional() }),
    output: z.object({ name: z.string() }),
  },
  make: {
    method: 'POST',
    path: '/things',
    summary: 'Make things',
    input: z.strictObject({ names: z.array(z.string()) }),
    output: z.object({ made: z.number() }),
    creates: 'users',
    item: z.object({ name: z.string() }),
  },
  drop: {
    method: 'DELETE',
    path: '/things/:id',
    summary: 'Drop a thing',
    input: z.strictObject({ id: idParam }),
    output: z.object({}),
  },
});

type Seen = { url: string; init: RequestInit };
function answering(response: () => Response | Promise<Response>) {
  const seen: Seen[] = [];
  const send = (async (url: string, init: RequestInit) => {
    seen.push({ url, init });
    return response();
  }) as typeof fetch;
  return { seen, options: { baseUrl: '/api', fetch: send } };
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: AppError) => error,
  );

describe('the client', () => {
  it('puts path, query and body where they belong, with credentials', async () => {
    const { seen, options } = answering(() => Response.json({ name: 'kite', secret: 1 }));
    const client = createClient(routes, options);
    expect(await client.get({ id: 7, part: 'a&b' })).toEqual({ name: 'kite' });
    expect(seen[0]).toMatchObject({
      url: '/api/things/7?part=a%26b',
      init: { method: 'GET', credentials: 'include' },
    });
    expect(seen[0]!.init.body).toBeUndefined();
  });

  it('sends a file in the field that the route names', async () => {
    const { seen, options } = answering(() => Response.json({ name: 'song' }));
    const { keep } = defineRoutes('planning', 'files', {
      keep: {
        method: 'POST',
        path: '/files',
        summary: 'Keep a file',
        upload: 'audio',
        input: z.strictObject({}),
        output: z.object({ name: z.string() }),
      },
    });
    expect(await uploadFile(keep, new Blob(['la la']), options)).toEqual({ name: 'song' });
    const { url, init } = seen[0]!;
    expect(url).toBe('/api/files');
    expect(init).toMatchObject({ method: 'POST', headers: { 'x-requested-with': 'giftwell' } });
    expect(await ((init.body as FormData).get('audio') as Blob).text()).toBe('la la');
  });

  it('sends a JSON content type only with a body, and its own header on a DELETE', async () => {
    const { seen, options } = answering(() => Response.json({ made: 1 }));
    const client = createClient(routes, options);
    await client.make({ names: ['kite'] });
    await client.drop({ id: 3 });
    expect(seen[0]!.init.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(seen[0]!.init.body).toBe('{"names":["kite"]}');
    expect(seen[1]!.init.headers).toEqual({
      ...{ accept: 'application/json', 'x-requested-with': 'giftwell' },
      traceparent: expect.any(String),
    });
  });

  it('begins a trace with each request', async () => {
    const { seen, options } = answering(() => Response.json({ name: 'kite' }));
    const client = createClient(routes, options);
    await client.get({ id: 7 });
    await client.get({ id: 7 });
    const [one, other] = seen.map(({ init }) => (init.headers as Record<string, string>)['traceparent']);
    expect(one).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(other).not.toBe(one);
  });

  it('rejects with the very error that the service threw', async () => {
    const wire = { kind: 'conflict', code: 'thing_taken', message: 'Taken', details: { by: 'you' } };
    const { options } = answering(() => Response.json({ error: wire }, { status: 409 }));
    expect(await failure(createClient(routes, options).get({ id: 1 }))).toMatchObject(wire);
  });

  it('says what to do when nothing answers, or something else does', async () => {
    const offline = answering(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failure(createClient(routes, offline.options).get({ id: 1 }))).toMatchObject({
      code: 'offline',
    });
    const proxy = answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failure(createClient(routes, proxy.options).get({ id: 1 }))).toMatchObject({
      kind: 'unavailable',
    });
  });

  it('lets an abort through as an abort', async () => {
    const leave = new AbortController();
    leave.abort();
    const { options } = answering(() => Promise.reject(new DOMException('left', 'AbortError')));
    const error = await failure(createClient(routes, options).get({ id: 1 }, { signal: leave.signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

describe('a key for what creates something', () => {
  const keysOf = (seen: Seen[]) =>
    seen.map(({ init }) => (init.headers as Record<string, string>)['idempotency-key']);
  const later = () =>
    Response.json({ error: { kind: 'unavailable', code: 'x', message: 'Later' } }, { status: 503 });
  const refused = () =>
    Response.json({ error: { kind: 'invalid', code: 'x', message: 'No' } }, { status: 400 });

  it('is sent with nothing else, and is another one for each action', async () => {
    const { seen, options } = answering(() => Response.json({ made: 1, name: 'kite' }));
    const client = createClient(routes, options);
    await client.get({ id: 1 });
    await client.make({ names: ['kite'] });
    await client.make({ names: ['kite'] });
    const [none, one, two] = keysOf(seen);
    expect(none).toBeUndefined();
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(two).toMatch(/^[0-9a-f]{32}$/);
    expect(two).not.toBe(one);
  });

  it('stays the same until it is known whether something was made', async () => {
    const answers = [
      () => Promise.reject(new TypeError('fetch failed')),
      later,
      () => Response.json({ made: 1 }),
      refused,
      () => Response.json({ made: 1 }),
    ];
    const { seen, options } = answering(() => answers.shift()!());
    const client = createClient(routes, options);
    for (let n = 0; n < 5; n += 1) await failure(client.make({ names: ['kite'] }));
    const keys = keysOf(seen);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(new Set(keys.slice(2)).size).toBe(3);
  });

  it('is shared by two clicks, and not by two different things', async () => {
    const { seen, options } = answering(() => Response.json({ made: 1 }));
    const client = createClient(routes, options);
    const names = [['kite'], ['kite'], ['mug']];
    await Promise.all(names.map((list) => client.make({ names: list })));
    const [one, two, other] = keysOf(seen);
    expect(two).toBe(one);
    expect(other).not.toBe(one);
  });
});

describe('a streamed route', () => {
  const stream = (...chunks: string[]) =>
    answering(
      () => new Response(new Blob(chunks).stream(), { headers: { 'content-type': 'text/event-stream' } }),
    );
  const run = async (options: ReturnType<typeof stream>['options']) => {
    const items: unknown[] = [];
    const result = await streamRoute(routes.make, { names: [] }, (item) => items.push(item), options).then(
      (value) => ({ value }),
      (error: AppError) => ({ error }),
    );
    return { items, ...result };
  };

  it('reports each item and resolves with the answer, wherever the chunks are cut', async () => {
    const text =
      ': hello\n\nevent: item\ndata: {"name":"kité"}\n\nevent: item\ndata: {"name":"b"}\n\nevent: done\ndata: {"made":2}\n\n';
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
        controller.close();
      },
    });
    const { options } = answering(() => new Response(body));
    expect(await run(options)).toEqual({ items: [{ name: 'kité' }, { name: 'b' }], value: { made: 2 } });
  });

  it('rejects with an error that comes in the middle', async () => {
    const { options } = stream(
      'event: item\ndata: {"name":"a"}\n\nevent: error\ndata: {"kind":"unavailable","code":"x","message":"Later"}\n\n',
    );
    expect(await run(options)).toMatchObject({
      items: [{ name: 'a' }],
      error: { kind: 'unavailable', message: 'Later' },
    });
  });

  it('rejects when the connection ends before the answer', async () => {
    const { options } = stream('event: item\ndata: {"name":"a"}\n\n');
    expect(await run(options)).toMatchObject({ error: { code: 'stream_broken' } });
  });
});
