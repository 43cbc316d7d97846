/**
 * Keys: the session, the user's index. Arguments: now, idle ms, absolute ms, most sessions, key prefix,
 * then hash, user, epoch, device. The oldest session ends when there are too many.
 */
export const openScript = `
local now, idle, absolute, most, prefix = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[5]
redis.call('HSET', KEYS[1], 'user', ARGV[7], 'created', now, 'seen', now, 'epoch', ARGV[8], 'device', ARGV[9])
redis.call('PEXPIRE', KEYS[1], idle)
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - absolute)
redis.call('ZADD', KEYS[2], now, ARGV[6])
redis.call('PEXPIRE', KEYS[2], absolute)
local extra = redis.call('ZCARD', KEYS[2]) - most
if extra > 0 then
  for _, old in ipairs(redis.call('ZRANGE', KEYS[2], 0, extra - 1)) do
    redis.call('DEL', prefix .. old)
    redis.call('ZREM', KEYS[2], old)
  end
end
return 1`;

/**
 * Key: the session. Arguments: now, idle ms, absolute ms, ms between two notes of "last seen" (-1 for none).
 * Reads, and notes the visit only where the session still exists, so that a slow request cannot revive one.
 */
export const readScript = `
local f = redis.call('HMGET', KEYS[1], 'user', 'created', 'seen', 'epoch', 'device')
if not f[1] then return false end
local now, idle, absolute, every = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local left = tonumber(f[2]) + absolute - now
if left <= 0 or now - tonumber(f[3]) > idle then
  redis.call('DEL', KEYS[1])
  return false
end
if every >= 0 and now - tonumber(f[3]) >= every then
  redis.call('HSET', KEYS[1], 'seen', now)
  redis.call('PEXPIRE', KEYS[1], math.min(idle, left))
end
return f`;
