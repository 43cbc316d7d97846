import { beginWrite, versionOf } from '@giftwell/server-kit';
import type { UserLimits } from '../rate-limit/rate-limits.js';
import { takeFromLimits } from '../rate-limit/sliding-window.js';

/**
 * Keys: the session, the user's index. Arguments: now, idle ms, absolute ms, maximum of sessions, key prefix,
 * then hash, user, epoch, device. The oldest session ends when there are too many.
 */
export const openScript = `
local now, idle, absolute, max, prefix = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[5]
redis.call('HSET', KEYS[1], 'user', ARGV[7], 'created', now, 'seen', now, 'epoch', ARGV[8], 'device', ARGV[9])
redis.call('PEXPIRE', KEYS[1], idle)
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - absolute)
redis.call('ZADD', KEYS[2], now, ARGV[6])
redis.call('PEXPIRE', KEYS[2], absolute)
local extra = redis.call('ZCARD', KEYS[2]) - max
if extra > 0 then
  for _, old in ipairs(redis.call('ZRANGE', KEYS[2], 0, extra - 1)) do
    redis.call('DEL', prefix .. old)
    redis.call('ZREM', KEYS[2], old)
  end
end
return 1`;

/**
 * `readSession(key, now, idle ms, absolute ms, interval of "last seen" in ms)`, -1 for no update. Reads the session,
 * and updates "last seen" only if it still exists, so that a slow request can't restore an ended session.
 */
const readSession = `
local function readSession(key, now, idle, absolute, every)
  local f = redis.call('HMGET', key, 'user', 'created', 'seen', 'epoch', 'device')
  if not f[1] then return false end
  local left = tonumber(f[2]) + absolute - now
  if left <= 0 or now - tonumber(f[3]) > idle then
    redis.call('DEL', key)
    return false
  end
  if every >= 0 and now - tonumber(f[3]) >= every then
    redis.call('HSET', key, 'seen', now)
    redis.call('PEXPIRE', key, math.min(idle, left))
  end
  return f
end`;

/** Key: the session. Arguments: now, idle ms, absolute ms. Changes nothing. */
export const readScript = `${readSession}
return readSession(KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), -1)`;

/** What a request does with the user's rows: nothing relevant, read them for a cached answer, or change them. */
export type Use = 'any' | 'cached' | 'write';

interface VisitRules {
  idleMs: number;
  absoluteMs: number;
  noteEveryMs: number;
  epochPrefix: string;
  epochFreshMs: number;
  limits: UserLimits;
  use: Use;
}

/**
 * Everything that a signed-in request needs from Redis, in one call. Key: the session. Arguments: now, the id of the
 * request, its network address. Values that are the same for all requests of a tier are part of the script, which is
 * sent as a hash. Returns the session, the user's cached epoch, the milliseconds to wait (-1 if the epoch must be
 * fetched before counting), and the version of the user's rows if requested and known. A session that may be invalid
 * isn't counted.
 */
export const visitScript = ({ limits, use, ...rules }: VisitRules): string => `${readSession}
${takeFromLimits}
${beginWrite}
${versionOf}
local now = tonumber(ARGV[1])
local f = readSession(KEYS[1], now, ${rules.idleMs}, ${rules.absoluteMs}, ${rules.noteEveryMs})
if not f then return false end
local known = redis.call('GET', '${rules.epochPrefix}' .. f[1]) or ''
${countIn(limits, rules.epochFreshMs)}
local version = ''
${uses[use]}
return { f, known, wait, version }`;

const uses: Record<Use, string> = {
  any: '',
  cached: 'version = versionOf(f[1], now, ARGV[2])',
  write: 'if wait <= 0 then beginWrite(f[1], ARGV[2], now) end',
};

const countIn = ({ by, prefix, windows }: UserLimits, epochFreshMs: number) => `
local counted = ${by === 'user' ? 'f[1]' : 'ARGV[3]'}
local epoch, asked = string.match(known, '^(%d+):(%d+)$')
local wait = -1
if epoch and now - tonumber(asked) < ${epochFreshMs} and tonumber(f[4]) >= tonumber(epoch) then
  local keys = { ${windows.map(({ ms }) => `'${prefix}' .. counted .. ':${ms}'`).join(', ')} }
  wait = takeFromLimits(keys, { ${windows.map(({ limit, ms }) => `{ ${limit}, ${ms} }`).join(', ')} }, now, 0)
end`;
