import type { Redis } from 'ioredis';

/** Beginnings of the names of Redis keys about a user that live longer than some minutes. */
export const userKeys = {
  /** A session, by the hash of its id. */
  session: 'session:',
  /** By user: the keys of their sessions. */
  sessions: 'sessions:',
  sessionEpoch: 'session-epoch:',
  pushStreams: 'push-streams:',
};

/** Ends all sessions of a user and deletes what else Redis has about them. */
export async function forgetUserKeys(redis: Redis, userId: number): Promise<void> {
  const sessions = await redis.zrange(userKeys.sessions + userId, 0, -1);
  await redis.del([
    ...sessions.map((key) => userKeys.session + key),
    ...[userKeys.sessions, userKeys.sessionEpoch, userKeys.pushStreams].map((prefix) => prefix + userId),
    `user-version:${userId}`,
  ]);
}
