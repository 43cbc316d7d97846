/**
 * Applies the delays in one atomic step.
 * Keys: the attempts of one address or device at an account, oldest first; for an unknown device also those of all
 * unknown devices, and when this address may try next while there are many of them.
 * Arguments: now, window, number of own delays, these, the delays for failures of the whole account.
 * Returns the delay, or counts the attempt.
 */
export const beginScript = `
local now, window, own = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local function recent(key)
  local oldest = redis.call('LINDEX', key, 0)
  while oldest and now - tonumber(oldest) >= window do
    redis.call('LPOP', key)
    oldest = redis.call('LINDEX', key, 0)
  end
  return redis.call('LLEN', key), oldest
end
local function count(key)
  redis.call('RPUSH', key, ARGV[1])
  redis.call('LTRIM', key, -50, -1)
  redis.call('PEXPIRE', key, window)
end
local before, oldest = recent(KEYS[1])
local wait = 0
if before >= own then
  wait = tonumber(oldest) + window - now
elseif before > 0 then
  wait = tonumber(redis.call('LINDEX', KEYS[1], -1)) + tonumber(ARGV[4 + before]) - now
end
if wait > 0 then return wait end
if KEYS[2] then
  local failures = recent(KEYS[2])
  local delay = tonumber(ARGV[4 + own + math.min(failures, #ARGV - 4 - own)])
  if delay > 0 then
    local from = redis.call('GET', KEYS[3])
    if not from then
      from = now + delay
      redis.call('SET', KEYS[3], from, 'PX', window)
    end
    if tonumber(from) > now then return tonumber(from) - now end
  end
  redis.call('DEL', KEYS[3])
  count(KEYS[2])
end
count(KEYS[1])
return 0`;

/** Removes the attempt at one time, or with `` all attempts of the first key, in both lists. */
export const forgetScript = `
local times = ARGV[1] == '' and redis.call('LRANGE', KEYS[1], 0, -1) or { ARGV[1] }
for _, time in ipairs(times) do
  for _, key in ipairs(KEYS) do redis.call('LREM', key, -1, time) end
end`;
