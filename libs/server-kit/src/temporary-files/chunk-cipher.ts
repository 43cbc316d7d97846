import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

export const tagBytes = 16;
const algorithm = 'aes-256-gcm';

const derived = (key: string, use: string) => Buffer.from(hkdfSync('sha256', key, '', use, 32));

/** Encrypts the chunks of one file. The key is used for one file only, so a chunk's number can be its nonce. */
export class ChunkCipher {
  /** The name under which the file is stored; the key cannot be derived from it. */
  readonly name: string;
  private readonly secret: Buffer;

  constructor(key: string) {
    this.name = derived(key, 'name').toString('base64url', 0, 16);
    this.secret = derived(key, 'audio');
  }

  encrypt(chunk: Uint8Array, number: number): Buffer {
    const cipher = createCipheriv(algorithm, this.secret, nonceOf(number));
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }

  /** Throws unless it is the chunk that was encrypted with this number. */
  decrypt(chunk: Buffer, number: number): Buffer {
    const end = chunk.length - tagBytes;
    const decipher = createDecipheriv(algorithm, this.secret, nonceOf(number), { authTagLength: tagBytes });
    decipher.setAuthTag(chunk.subarray(end));
    return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()]);
  }
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 8);
  return nonce;
}
