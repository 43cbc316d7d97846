import type { PushSubscriptionKeys } from '@giftwell/contracts/auth/notifications';
import { Internet } from '@giftwell/server-kit';
import type { TestService } from '@giftwell/server-kit/testing';
import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message that the push service has taken, as its browser reads it. */
export interface TakenMessage {
  path: string;
  headers: IncomingHttpHeaders;
  content: unknown;
}
export interface PushService {
  taken: TakenMessage[];
  /** The status of the next answers; 201 by default. */
  statuses: number[];
  /** How many connections were opened. */
  connections: number;
  /** A new browser at this host. */
  subscribe(host?: string): PushSubscriptionKeys;
  close(): Promise<unknown>;
}

interface Browser {
  keys: ECDH;
  auth: Buffer;
}

/** A push service that a service finds at every name of the internet, with browsers that decrypt (RFC 8291). */
export async function openPushService(service: TestService): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const server = createServer((request, reply) => {
    void buffer(request).then((body) => {
      const path = request.url!;
      const status = push.statuses.shift() ?? 201;
      if (status === 201)
        push.taken.push({ path, headers: request.headers, content: decrypted(body, browsers.get(path)!) });
      reply.writeHead(status).end();
    });
  });
  const push: PushService = {
    ...{ taken: [], statuses: [], connections: 0 },
    subscribe(host = 'push.example') {
      const keys = createECDH('prime256v1');
      const browser = { keys, auth: randomBytes(16) };
      const p256dh = keys.generateKeys('base64url');
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      browsers.set(path, browser);
      return {
        endpoint: `https://${host}${path}`,
        keys: { p256dh, auth: browser.auth.toString('base64url') },
      };
    },
    close: () => new Promise((done) => server.close(done)),
  };
  server.on('connection', () => (push.connections += 1));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const internet = service.get(Internet);
  internet.resolve = () => Promise.resolve(['93.184.215.14']);
  internet.connect = () => connect({ host: '127.0.0.1', port });
  internet.encrypt = (socket) => socket;
  return push;
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Reads a message of one record: salt, record size, the sender's public key, and the content with its tag. */
function decrypted(body: Buffer, { keys, auth }: Browser): unknown {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body[20]!;
  const sender = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    key,
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

const json = (part: string) =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** The claims of the sender and its public key; throws if its signature is wrong (RFC 8292). */
export function senderOf({ headers }: TakenMessage): { publicKey: string; claims: Record<string, unknown> } {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization!) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('The signature is wrong');
  return { publicKey, claims: json(claims) };
}
