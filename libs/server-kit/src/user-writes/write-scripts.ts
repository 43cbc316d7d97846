/** Longer than any request or transaction may run. */
export const maxWriteMs = 120_000;
const versionMs = 3_600_000;

/**
 * Lua: `beginWrite(user, writer, now)` before a change of a user's rows. Until it ends or expires, the user's rows have
 * no version; afterwards they have a new one.
 */
export const beginWrite = `
local function beginWrite(user, writer, now)
  local writes = 'user-writes:' .. user
  redis.call('DEL', 'user-version:' .. user)
  redis.call('ZREMRANGEBYSCORE', writes, '-inf', now)
  redis.call('ZADD', writes, now + ${maxWriteMs}, writer)
  redis.call('PEXPIRE', writes, ${maxWriteMs})
end`;

/** Lua: `endWrite(user, writer)` after the change. */
export const endWrite = `
local function endWrite(user, writer)
  redis.call('DEL', 'user-version:' .. user)
  redis.call('ZREM', 'user-writes:' .. user, writer)
end`;

/**
 * Lua: `versionOf(user, now, fresh)`; empty while rows of the user are being changed. A new version gets the value
 * `fresh`.
 */
export const versionOf = `
local function versionOf(user, now, fresh)
  if redis.call('ZCOUNT', 'user-writes:' .. user, now, '+inf') > 0 then return '' end
  local version = 'user-version:' .. user
  local known = redis.call('GET', version)
  if known then return known end
  redis.call('SET', version, fresh, 'PX', ${versionMs})
  return fresh
end`;
