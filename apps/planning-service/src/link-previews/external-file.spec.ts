import { BlockedUrlError, ExternalNetwork } from '@giftwell/server-kit';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { FetchError, fetchExternalFile, type Wanted } from './external-file.js';

const publicOne = '93.184.215.14';

/** Every name has the addresses that are set here; every connection ends at the test's own server. */
class TestNetwork extends ExternalNetwork {
  readonly connected: string[] = [];
  readonly asked: string[] = [];
  answers: Record<string, string[][]> = {};

  constructor(private readonly port: number) {
    super();
  }

  resolve(host: string): Promise<string[]> {
    this.asked.push(host);
    const answers = this.answers[host] ?? [[publicOne]];
    const [now = []] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return Promise.resolve(now);
  }

  connect(address: string, port: number): Socket {
    this.connected.push(`${address}:${port}`);
    return connect({ host: '127.0.0.1', port: this.port });
  }

  encrypt(socket: Socket): Socket {
    return socket;
  }
}

let server: Server;
let network: TestNetwork;
let answer: RequestListener;
let said: string[];

beforeAll(async () => {
  server = createServer((request, reply) => {
    said.push(`${request.headers.host}${request.url}`);
    answer(request, reply);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  network = new TestNetwork((server.address() as AddressInfo).port);
  said = [];
  answer = html('<p>hello</p>');
});

const html =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_request, reply) =>
    void reply.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);
const to =
  (...locations: string[]): RequestListener =>
  (_request, reply) => {
    const location = locations.shift();
    if (location === undefined) return html('<p>hello</p>')(_request, reply);
    reply.writeHead(302, { location }).end();
  };

const fetch = (link: string, wanted: Partial<Wanted> = {}) =>
  fetchExternalFile(network, link, {
    ...{
      types: ['text/html'],
      maxBytes: 10_000,
      partialTypes: ['text/html'],
      signal: AbortSignal.timeout(20_000),
    },
    ...wanted,
  });
const refused = (link: string, wanted?: Partial<Wanted>) =>
  expect(fetch(link, wanted)).rejects.toBeInstanceOf(BlockedUrlError);
const failed = (link: string, wanted?: Partial<Wanted>) =>
  expect(fetch(link, wanted)).rejects.toBeInstanceOf(FetchError);

describe('A page of another site', () => {
  it('is fetched from the address that was checked, without cookies', async () => {
    let headers: object = {};
    answer = (request, reply) => {
      headers = request.headers;
      html('<p>hello</p>', { 'set-cookie': 'a=b' })(request, reply);
    };
    const { bytes, url } = await fetch('http://shop.example/kite?red=1#top');
    expect(bytes.toString()).toBe('<p>hello</p>');
    expect(url.href).toBe('http://shop.example/kite?red=1#top');
    expect(said).toEqual(['shop.example/kite?red=1']);
    expect(network.connected).toEqual([`${publicOne}:80`]);
    expect(Object.keys(headers)).not.toContain('cookie');
    expect(Object.keys(headers)).not.toContain('referer');
  });

  it('is asked for the name once, so that a second answer of DNS changes nothing', async () => {
    network.answers['rebinding.example'] = [[publicOne], ['127.0.0.1'], ['127.0.0.1']];
    await fetch('http://rebinding.example/');
    expect(network.asked).toEqual(['rebinding.example']);
    expect(network.connected).toEqual([`${publicOne}:80`]);
  });

  it('is checked again after a redirect to the same name', async () => {
    network.answers['rebinding.example'] = [[publicOne], ['10.0.0.1']];
    answer = to('http://rebinding.example/again');
    await refused('http://rebinding.example/');
    expect(network.connected).toEqual([`${publicOne}:80`]);
  });

  it.each([
    ['an inner address', ['192.168.0.7']],
    ['an inner address among public ones', [publicOne, '10.0.0.1']],
    ['an inner IPv6 address', ['fd00::1']],
    ['this machine', ['::ffff:127.0.0.1']],
    ['no address', []],
  ])('is refused if its name has %s', async (_what, addresses) => {
    network.answers['inner.example'] = [addresses];
    await refused('http://inner.example/');
    expect(network.connected).toEqual([]);
  });

  it.each([
    ...[
      'http://127.0.0.1/',
      'http://2130706433/',
      'http://0x7f000001/',
      'http://0177.0.0.1/',
      'http://127.1/',
    ],
    ...['http://0/', 'http://0.0.0.0/', 'http://[::1]/', 'http://[::]/', 'http://[::ffff:127.0.0.1]/'],
    ...[
      'http://[::ffff:7f00:1]/',
      'http://[64:ff9b::7f00:1]/',
      'http://[fe80::1]/',
      'http://[fd00:ec2::254]/',
    ],
    ...['http://169.254.169.254/latest/meta-data/', 'http://0xa9fea9fe/'],
    ...[
      'http://shop.example:8080/',
      'https://shop.example:80/',
      'http://shop.example:443/',
      'http://shop.example:22/',
    ],
    ...['ftp://shop.example/', 'file:///etc/passwd', 'gopher://shop.example/', 'data:text/html,hello'],
    ...['http://me@shop.example/', 'http://me:secret@shop.example/'],
  ])('is refused at %s', async (link) => {
    await refused(link);
    expect(network.connected).toEqual([]);
    // The same behind a redirect.
    answer = to(link);
    await refused('http://outer.example/');
    expect(network.connected).toEqual([`${publicOne}:80`]);
  });

  it('is refused at an address with digits that only look alike', async () => {
    await refused('http://①②⑦.⓪.⓪.①/');
    expect(network.connected).toEqual([]);
  });

  it.each(['localhost', 'LOCALHOST', 'localhost.', 'service.internal', 'postgres'])(
    'is refused at the name %s, which leads inside',
    async (host) => {
      network.answers[host.toLowerCase()] = [['127.0.0.1', '::1']];
      await refused(`http://${host}/`);
      expect(network.connected).toEqual([]);
    },
  );

  it('is reached over IPv6 where there is nothing else', async () => {
    network.answers['six.example'] = [['2606:4700::1111']];
    await fetch('http://six.example/');
    expect(network.connected).toEqual(['2606:4700::1111:80']);
  });

  it('is found behind some redirects, and not behind many', async () => {
    answer = to('/two', 'three?x=1', 'http://other.example/four', '//fifth.example/', '/six');
    expect((await fetch('http://shop.example/one/')).url.href).toBe('http://fifth.example/six');
    answer = (_request, reply) => void reply.writeHead(301, { location: '/again' }).end();
    await failed('http://shop.example/');
  });

  it.each([
    ['another type', html('{}', { 'content-type': 'application/json' })],
    ['no type', html('hello', { 'content-type': '' })],
    ['an error', (_request, reply) => void reply.writeHead(500, { 'content-type': 'text/html' }).end()] as [
      string,
      RequestListener,
    ],
    ['an unknown encoding', html('hello', { 'content-encoding': 'compress' })],
  ])('is refused with %s', async (_what, listener) => {
    answer = listener;
    await failed('http://shop.example/');
  });
});

describe('An answer that never ends', () => {
  /** Writes as long as it is read. */
  const endless =
    (headers: Record<string, string>, chunk: Buffer): RequestListener =>
    (_request, reply) => {
      reply.writeHead(200, { 'content-type': 'text/html', ...headers });
      const write = () => {
        while (!reply.destroyed && reply.write(chunk));
      };
      reply.on('drain', write);
      write();
    };

  it('is read to the limit where a part is enough', async () => {
    answer = endless({}, Buffer.alloc(4_096, 'a'));
    expect((await fetch('http://shop.example/')).bytes).toHaveLength(10_000);
  });

  it('is refused where it is needed as a whole', async () => {
    answer = endless({}, Buffer.alloc(4_096, 'a'));
    await failed('http://shop.example/', { partialTypes: [] });
  });

  it('is decompressed up to the limit, whatever its full size', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    answer = html(bomb, { 'content-encoding': 'gzip' });
    expect((await fetch('http://shop.example/')).bytes).toHaveLength(10_000);
    await failed('http://shop.example/', { partialTypes: [] });
  });

  it.each([
    ['never begins', () => undefined],
    [
      'stops in the middle',
      (_request, reply) => void reply.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
    ],
  ] as [string, RequestListener][])('ends with the time limit if it %s', async (_what, listener) => {
    answer = listener;
    const stop = new AbortController();
    const fetched = fetch('http://shop.example/', { signal: stop.signal });
    fetched.catch(() => undefined);
    while (said.length === 0) await new Promise(setImmediate);
    stop.abort();
    await expect(fetched).rejects.toThrow();
  });

  it('ends with the time limit while DNS says nothing', async () => {
    network.resolve = () => new Promise(() => undefined);
    await expect(fetch('http://shop.example/', { signal: AbortSignal.abort() })).rejects.toThrow();
  });

  it('fails if its compression is damaged', async () => {
    answer = html(gzipSync('hello').subarray(0, 12), { 'content-encoding': 'gzip' });
    await expect(fetch('http://shop.example/')).rejects.toThrow();
  });
});
