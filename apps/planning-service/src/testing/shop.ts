import { Internet } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

export interface Shop {
  /** Its files by path. */
  files: Map<string, { type: string; body: string | Buffer }>;
  /** The paths that it was asked for. */
  asked: string[];
  close(): Promise<unknown>;
}

/** A shop that a service finds at every name of the internet, under a public address. */
export async function openShop(service: TestService): Promise<Shop> {
  const files: Shop['files'] = new Map();
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url!);
    const file = files.get(request.url!);
    if (file) reply.writeHead(200, { 'content-type': file.type }).end(file.body);
    else reply.writeHead(404, { 'content-type': 'text/html' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const internet = service.get(Internet);
  internet.resolve = () => Promise.resolve(['93.184.215.14']);
  internet.connect = () => connect({ host: '127.0.0.1', port });
  return { files, asked, close: () => new Promise((done) => server.close(done)) };
}
