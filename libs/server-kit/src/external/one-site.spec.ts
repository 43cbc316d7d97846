import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { connectToPublicHost, BlockedUrlError } from './connect-to-public-host.js';
import { OneSite } from './one-site.js';

const server = createServer((socket) => socket.end('hello'));
let network: OneSite;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  network = new OneSite(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
});
afterAll(() => new Promise((done) => server.close(done)));
const open = (url: string) => connectToPublicHost(network, new URL(url), AbortSignal.timeout(5_000));

it.each(['http://kites.example/1', 'https://kites.example/1'])(
  'connects to the test server for %s',
  async (url) => {
    const connection = await open(url);
    const told = (await connection.toArray()) as Buffer[];
    expect(Buffer.concat(told).toString()).toBe('hello');
  },
);

it('reaches no inner address', () =>
  expect(open('http://127.0.0.1/')).rejects.toBeInstanceOf(BlockedUrlError));
