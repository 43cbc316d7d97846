import { Inject, Injectable } from '@nestjs/common';
import { Clock, CONFIG, REDIS } from '@giftwell/server-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config.js';
import { HttpCookie } from '../requests/cookies.js';

const validMs = 10 * 60_000;
const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url');
const flowKey = (id: string) => `google-flow:${hashOf(id)}`;
const permissionKey = (sessionKey: string) => `google-link:${sessionKey}`;

/** A sign-in that has gone to Google. */
export interface GoogleFlow {
  /** State, nonce and PKCE verifier, as the strategy keeps them. */
  session: Record<string, unknown>;
  /** IANA name, as the browser says it. */
  timeZone: string | null;
  /** The session whose account is linked; null for a sign-in. */
  linksSession: string | null;
}

/** Sign-ins in progress: each is used once, within ten minutes, in the browser that began it. */
@Injectable()
export class GoogleFlows {
  private readonly cookie: HttpCookie;

  constructor(
    @Inject(CONFIG) { PUBLIC_URL }: Config,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {
    const form = { name: 'gsf', pattern: /^[A-Za-z0-9_-]{43}$/, maxAgeSeconds: validMs / 1_000 };
    this.cookie = new HttpCookie(PUBLIC_URL, form);
  }

  async keep(flow: GoogleFlow, reply: FastifyReply): Promise<void> {
    const id = randomBytes(32).toString('base64url');
    const startedAt = this.clock.now().getTime();
    await this.redis.set(flowKey(id), JSON.stringify({ ...flow, startedAt }), 'PX', validMs);
    reply.header('set-cookie', this.cookie.set(id));
  }

  /** Null if this browser has none, or if it is used or too old. */
  async take({ headers }: FastifyRequest, reply: FastifyReply): Promise<GoogleFlow | null> {
    const id = this.cookie.read(headers.cookie);
    if (!id) return null;
    reply.header('set-cookie', this.cookie.remove());
    const kept = await this.redis.getdel(flowKey(id));
    if (!kept) return null;
    const { startedAt, ...flow } = JSON.parse(kept) as GoogleFlow & { startedAt: number };
    return this.clock.now().getTime() - startedAt < validMs ? flow : null;
  }

  /** Allows a session to link its account once, after the password was given. */
  async allowLink(sessionKey: string): Promise<void> {
    await this.redis.set(permissionKey(sessionKey), '1', 'PX', validMs);
  }

  async takePermission(sessionKey: string): Promise<boolean> {
    return (await this.redis.getdel(permissionKey(sessionKey))) !== null;
  }
}
