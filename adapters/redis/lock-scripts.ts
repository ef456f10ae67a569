import { redisScript } from './redis-script.ts';

/*
 * A lock is a text that says who holds it and by which fence: `<holder> <fence>`. Beside it stand
 * those who wait, by when they came, and by when they have to be seen again to be still waiting.
 * Everything under a name goes by itself; one number is kept for good, the last fence of all.
 */

/**
 * The lock, those who wait, when they have to be seen, the last fence; who wants the lock, for how
 * long in milliseconds, how many may wait, and for how long one is believed to wait, likewise.
 * Answers the fence as a text, `wait` or `full`. Fences are microseconds, or the next whole number.
 */
export const TAKE_LOCK = redisScript(`
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local me = ARGV[1]
local held = redis.call('GET', KEYS[1])
if held and string.sub(held, 1, #me + 1) == me .. ' ' then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  return string.sub(held, #me + 2)
end
for _, gone in ipairs(redis.call('ZRANGEBYSCORE', KEYS[3], '-inf', now)) do
  redis.call('ZREM', KEYS[2], gone)
  redis.call('ZREM', KEYS[3], gone)
end
local first = redis.call('ZRANGE', KEYS[2], 0, 0)[1]
if not held and (not first or first == me) then
  redis.call('ZREM', KEYS[2], me)
  redis.call('ZREM', KEYS[3], me)
  local last = tonumber(redis.call('GET', KEYS[4]) or '') or 0
  local fence = string.format('%.0f', math.max(now, last + 1))
  redis.call('SET', KEYS[4], fence)
  redis.call('SET', KEYS[1], me .. ' ' .. fence, 'NX', 'PX', ARGV[2])
  return fence
end
if not redis.call('ZSCORE', KEYS[2], me) then
  if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[3]) then return 'full' end
  redis.call('ZADD', KEYS[2], now, me)
end
redis.call('ZADD', KEYS[3], now + ARGV[4] * 1000, me)
redis.call('PEXPIRE', KEYS[2], ARGV[4] * 2)
redis.call('PEXPIRE', KEYS[3], ARGV[4] * 2)
return 'wait'`);

/** The lock; who holds it, and for how long more. Answers whether they do. */
export const KEEP_LOCK = redisScript(`
local held = redis.call('GET', KEYS[1])
if not held or string.sub(held, 1, #ARGV[1] + 1) ~= ARGV[1] .. ' ' then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`);

/** The lock, those who wait, when they have to be seen; who holds it or waits and wants it no more. */
export const LEAVE_LOCK = redisScript(`
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
local held = redis.call('GET', KEYS[1])
if not held or string.sub(held, 1, #ARGV[1] + 1) ~= ARGV[1] .. ' ' then return 0 end
return redis.call('DEL', KEYS[1])`);
