import type { PasskeyAssertion, PasskeyRegistration } from '@giftwell/contracts/auth/passkeys';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Making {
  origin?: string;
  host?: string;
  /** Whether the device has checked that it is its owner. */
  isOwner?: boolean;
}

const base64 = (value: Uint8Array | string) => Buffer.from(value).toString('base64url');
const sha256 = (value: Uint8Array | string) => createHash('sha256').update(value).digest();
const origin = 'https://giftwell.example';
const host = 'giftwell.example';
const [present, verified, attested] = [0x01, 0x04, 0x40];

/** A device with one passkey, which answers as browsers do. */
export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });

  register({ challenge }: Record<string, unknown>, making: Making = {}): PasskeyRegistration {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    // A map of the key in CBOR: EC2, ES256, P-256, then its point.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ]);
    const length = Buffer.from([0, this.id.length]);
    const data = [this.data(making, attested), Buffer.alloc(16), length, this.id, key];
    const authData = Buffer.concat(data);
    // {fmt: 'none', attStmt: {}, authData}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([authData.length]),
      authData,
    ]);
    const clientDataJSON = base64(clientData('webauthn.create', challenge, making));
    return this.credential({ clientDataJSON, attestationObject: base64(attestation) });
  }

  signIn({ challenge }: Record<string, unknown>, making: Making = {}): PasskeyAssertion {
    const data = this.data(making, 0);
    const client = clientData('webauthn.get', challenge, making);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey);
    const response = { clientDataJSON: base64(client), authenticatorData: base64(data) };
    return this.credential({ ...response, signature: base64(signature) });
  }

  private credential<Response>(response: Response) {
    const id = base64(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  private data({ host: own = host, isOwner = true }: Making, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = present | (isOwner ? verified : 0) | more;
    return Buffer.concat([sha256(own), Buffer.from([flags]), counter]);
  }
}

const clientData = (type: string, challenge: unknown, { origin: own = origin }: Making) =>
  JSON.stringify({ type, challenge, origin: own, crossOrigin: false });
