import { createHmac, createSecretKey, type KeyObject, randomUUID, timingSafeEqual } from 'node:crypto';
import type { UserId } from '@giftwell/contracts/core/ids';

/** The caller, the request and the deadline of a call. */
export interface CallContext {
  userId: UserId | null;
  /** A hash, which identifies the session but gives no access to it. */
  sessionId: string | null;
  requestId: string;
  /** Unix time in milliseconds. */
  deadline: number;
  /** The caller's network address, for the routes that count visitors or write to an audit log. */
  clientAddress?: string | undefined;
  /** The id in the cookie of a guest's browser, for the few routes that bind something to it. */
  browser?: string | undefined;
  /** Only for routes that create something. */
  idempotencyKey?: string | undefined;
  /** The caller's place in a trace as W3C's `traceparent`, while traces are on. */
  trace?: string | undefined;
}

/** What a handler gets: the context, and a signal that fires when the caller cancels or the deadline passes. */
export interface AnyCall extends CallContext {
  signal: AbortSignal;
}
export interface UserCall extends AnyCall {
  userId: UserId;
}

/** As it is sent. `visitor` keeps its name, because processes of different versions call each other during an update. */
type SentContext = Omit<CallContext, 'clientAddress'> & { visitor?: string | undefined };

const maxAgeMs = 30_000;
const fields = ['caller', 'call', 'issuedAt', 'nonce', 'mac'] as const;
export type SignedMetadata = Record<(typeof fields)[number], string>;

/** The parsed keys, cached because there are only a few. */
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

/** Signs pattern, context and body of one frame together. */
export function signCall(
  caller: string,
  key: string,
  pattern: string,
  body: string,
  call: CallContext,
): SignedMetadata {
  const { userId, sessionId, requestId, deadline, idempotencyKey, clientAddress, browser, trace } = call;
  const context = { userId, sessionId, requestId, deadline, idempotencyKey, browser, trace };
  const sent: SentContext = { ...context, visitor: clientAddress };
  const unsigned = {
    caller,
    call: JSON.stringify(sent),
    issuedAt: String(Date.now()),
    nonce: randomUUID(),
  };
  return { ...unsigned, mac: macOf(key, pattern, body, unsigned) };
}

/** Verifies signed frames. Refuses unknown callers, wrong signatures, frames older than 30 s and repeated ones. */
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
    // Written this way so that NaN is refused.
    if (!(age <= maxAgeMs)) return 'too old';
    if (!this.firstTime(metadata.nonce, now)) return 'repeated';
    const { visitor, ...context } = JSON.parse(metadata.call) as SentContext;
    return { ...context, clientAddress: visitor };
  }

  private firstTime(nonce: string, now: number): boolean {
    if (now >= this.rotateAt) {
      this.old = this.young;
      this.young = new Set();
      // A frame may be dated 30 s ahead, so nonces are remembered for at least twice that.
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
