import { REDIS } from '@giftwell/server-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createHash } from 'node:crypto';

const validSeconds = 300;
const keyOf = (challenge: string) =>
  `auth:passkey-challenge:${createHash('sha256').update(challenge).digest('base64url')}`;

/** What a challenge was made for: a new passkey of this user, or a sign-in. */
export type ChallengePurpose = `add:${number}` | 'sign-in';

/** Challenges that passkeys sign: each is valid once, for five minutes and one purpose. */
@Injectable()
export class PasskeyChallengesService {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async keep(challenge: string, purpose: ChallengePurpose): Promise<void> {
    await this.redis.set(keyOf(challenge), purpose, 'EX', validSeconds);
  }

  async take(challenge: string, purpose: ChallengePurpose): Promise<boolean> {
    return (await this.redis.getdel(keyOf(challenge))) === purpose;
  }
}
