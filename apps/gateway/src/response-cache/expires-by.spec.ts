import { Clock } from '@giftwell/server-kit';
import { TestClock } from '@giftwell/server-kit/testing';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { EventEmitter } from 'node:events';
import { mock } from 'node:test';
import { expiresBy } from './expires-by.js';
import { ResponseCache } from './response-cache.js';

it('deletes an expired entry that nobody asks for', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const clock = new Clock();
    const time = new TestClock(clock);
    const cache = new LRUCache<string, string>({ ...expiresBy(clock), max: 10 });
    cache.set('short', 'a', { ttl: 1_000 });
    cache.set('long', 'b', { ttl: 5_000 });
    time.advance(2_000);
    mock.timers.tick(2_000);
    expect([...cache.keys()]).toEqual(['long']);
  } finally {
    mock.timers.reset();
  }
});

it('keeps one answer for each address of a user, so that old versions evict no answers of others', () => {
  const cache = new ResponseCache(new EventEmitter() as Redis, new Clock());
  const asked = (userId: number, version: string) =>
    ({ rows: cache.rowsOf(userId, version), url: '/api/recipients' }) as FastifyRequest;
  const large = Buffer.alloc(900_000, 'x');
  cache.store(asked(1, 'a'), Buffer.from('{"other":1}'));
  for (let version = 0; version < 40; version += 1) cache.store(asked(2, String(version)), large);
  expect(String(cache.find(asked(1, 'a')))).toBe('{"other":1}');
  expect(cache.find(asked(2, '38'))).toBeUndefined();
  expect(cache.find(asked(2, '39'))).toEqual(large);
});
