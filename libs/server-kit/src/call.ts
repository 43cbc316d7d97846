import { createHmac, createSecretKey, type KeyObject, randomUUID, timingSafeEqual } from 'node:crypto';
import type { UserId } from '@giftwell/contracts/core/ids';

/** Who asks, for which request, and until when (S10, S11). */
export interface CallContext {
  userId: UserId | null;
  /** A hash: enough to tell sessions apart, useless to take one over. */
  sessionId: string | null;
  requestId: string;
  /** Unix time in milliseconds. */
  deadline: number;
  /** A guest's network address, for the few routes that tell visitors apart. */
  visitor?: string | undefined;
  /** Only with what creates something. */
  idempotencyKey?: string | undefined;
}

/** What a handler gets: the context, and a signal that fires when the caller is gone or the time is up. */
export interface AnyCall extends CallContext {
  signal: AbortSignal;
}
export interface UserCall extends AnyCall {
  userId: UserId;
}

const maxAgeMs = 30_000;
const fields = ['caller', 'call', 'issuedAt', 'nonce', 'mac'] as const;
export type SignedMetadata = Record<(typeof fields)[number], string>;

/** The few keys there are, made ready for signing once. */
const keyObjects = new Map<string, KeyObject>();

function keyObjectOf(hex: string): KeyObject {
  const key = keyObjects.get(hex) ?? createSecretKey(hex, 'hex');
  keyObjects.set(hex, key);
  return key;
}

const macOf = (
  key: string,
  pattern: string,
  body: string | Buffer,
  { caller, call, issuedAt, nonce }: Omit<SignedMetadata, 'mac'>,
) =>
  createHmac('sha256', keyObjectOf(key))
    .update([caller, pattern, issuedAt, nonce, call].map((part) => `${part.length}:${part}`).join(''))
    .update(body)
    .digest('base64url');

/** Signs one frame: pattern, context and body are bound to each other. */
export function signCall(
  caller: string,
  key: string,
  pattern: string,
  body: string,
  call: CallContext,
): SignedMetadata {
  const { userId, sessionId, requestId, deadline, idempotencyKey, visitor } = call;
  const unsigned = {
    caller,
    call: JSON.stringify({ userId, sessionId, requestId, deadline, idempotencyKey, visitor }),
    issuedAt: String(Date.now()),
    nonce: randomUUID(),
  };
  return { ...unsigned, mac: macOf(key, pattern, body, unsigned) };
}

/** Checks signed frames: unknown caller, wrong signature, older than 30 s and seen before are refused. */
export class CallVerifier {
  private young = new Set<string>();
  private old = new Set<string>();
  private rotateAt = 0;

  constructor(
    private readonly keys: ReadonlyMap<string, string>,
    private readonly now: () => number = Date.now,
  ) {}

  /** The context, or the reason why the frame is refused. */
  verify(pattern: string, body: string | Buffer, metadata: unknown): CallContext | string {
    if (!isMetadata(metadata)) return 'unsigned';
    const key = this.keys.get(metadata.caller);
    if (!key) return 'unknown caller';
    const expected = Buffer.from(macOf(key, pattern, body, metadata));
    const given = Buffer.from(metadata.mac);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong signature';
    const now = this.now();
    const age = Math.abs(now - Number(metadata.issuedAt));
    // Not the other way round, because what is no number is not old either.
    if (!(age <= maxAgeMs)) return 'too old';
    if (!this.firstTime(metadata.nonce, now)) return 'repeated';
    return JSON.parse(metadata.call) as CallContext;
  }

  private firstTime(nonce: string, now: number): boolean {
    if (now >= this.rotateAt) {
      this.old = this.young;
      this.young = new Set();
      // A frame may be dated 30 s ahead, so a nonce is remembered for twice that at least.
      this.rotateAt = now + 2 * maxAgeMs;
    }
    if (this.young.has(nonce) || this.old.has(nonce)) return false;
    this.young.add(nonce);
    return true;
  }
}

const isMetadata = (value: unknown): value is SignedMetadata =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((field) => typeof (value as Record<string, unknown>)[field] === 'string');
