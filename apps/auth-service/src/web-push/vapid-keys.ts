import { createECDH } from 'node:crypto';

export interface VapidKeys {
  /** Both as base64url, as web-push takes them. */
  publicKey: string;
  privateKey: string;
}

/** The keys of Web Push (P-256) from the private one in hex; throws if it is out of range. */
export function vapidKeysOf(hex: string): VapidKeys {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(hex, 'hex');
  return {
    publicKey: keys.getPublicKey('base64url'),
    privateKey: Buffer.from(hex, 'hex').toString('base64url'),
  };
}
