import type { Window } from './tiers.js';

/** The state of one window: its number since 1970, its count and the count of the window before. */
export interface Count {
  at: number;
  now: number;
  before: number;
}

/**
 * Approximates a sliding window with two fixed ones: the previous one counts by the share that is still inside. The Lua
 * script does the same; this version is used while Redis is unavailable.
 */
export function look(
  count: Count | undefined,
  time: number,
  { limit, ms }: Window,
): { count: Count; waitMs: number } {
  const at = Math.floor(time / ms);
  const age = at - (count?.at ?? -2);
  const next: Count = {
    at,
    now: age === 0 ? count!.now : 0,
    before: age === 0 ? count!.before : age === 1 ? count!.now : 0,
  };
  const part = (time % ms) / ms;
  if (next.before * (1 - part) + next.now + 1 <= limit) return { count: next, waitMs: 0 };
  const fits =
    next.now + 1 <= limit
      ? 1 - (limit - next.now - 1) / next.before - part
      : 1 - part + Math.max(0, 1 - (limit - 1) / next.now);
  return { count: next, waitMs: Math.max(1, Math.ceil(fits * ms)) };
}

/**
 * `takeFromLimits(keys, windows, time, charge)`: one key for each window, which has a limit and a length. Without a
 * charge it counts one in all of them and returns 0, or counts nothing and returns the milliseconds to wait. A charge
 * is always counted.
 */
export const takeFromLimits = `
local function takeFromLimits(keys, windows, time, charge)
  local wait, counts = 0, {}
  for i, key in ipairs(keys) do
    local limit, ms = windows[i][1], windows[i][2]
    local at, part = math.floor(time / ms), (time % ms) / ms
    local old = redis.call('HMGET', key, 'at', 'now', 'before')
    local age = old[1] and at - tonumber(old[1]) or 2
    local now = age == 0 and tonumber(old[2]) or 0
    local before = age == 0 and tonumber(old[3]) or age == 1 and tonumber(old[2]) or 0
    if charge == 0 and before * (1 - part) + now + 1 > limit then
      local fits
      if now + 1 <= limit then fits = 1 - (limit - now - 1) / before - part
      else fits = 1 - part + math.max(0, 1 - (limit - 1) / now) end
      wait = math.max(wait, 1, math.ceil(fits * ms))
    end
    counts[i] = { at, now, before, ms, age }
  end
  if wait > 0 then return wait end
  for i, key in ipairs(keys) do
    local c = counts[i]
    if c[5] == 0 then redis.call('HINCRBY', key, 'now', math.max(1, charge))
    else
      redis.call('HSET', key, 'at', c[1], 'now', math.max(1, charge), 'before', c[3])
      redis.call('PEXPIRE', key, c[4] * 2)
    end
  end
  return 0
end`;

/** One key for each window; arguments: time, charge, then limit and length of each. */
export const takeScript = `${takeFromLimits}
local windows = {}
for i = 1, #KEYS do windows[i] = { tonumber(ARGV[i * 2 + 1]), tonumber(ARGV[i * 2 + 2]) } end
return takeFromLimits(KEYS, windows, tonumber(ARGV[1]), tonumber(ARGV[2]))`;
