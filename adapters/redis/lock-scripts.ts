import { redisScript } from './redis-connection.ts';

/*
 * A lock is a text with its holder and fence: `<holder> <fence>`. Beside it are two sorted sets of
 * waiting callers: by time of arrival, and by the time until which they have to ask again to stay
 * in the queue. All keys of a name expire; one number is kept forever, the last fence of all.
 */

/**
 * Keys: lock, queue, queue deadlines, last fence. Arguments: caller, lease in milliseconds, maximum
 * queue length, time to ask again in milliseconds. Returns the fence as a text, `wait` or `full`.
 * Fences are microseconds, or the next integer.
 */
export const ACQUIRE_LOCK = redisScript(`
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

/** Key: lock. Arguments: holder, lease in milliseconds. Returns 0 if the lock is not theirs. */
export const RENEW_LOCK = redisScript(`
local held = redis.call('GET', KEYS[1])
if not held or string.sub(held, 1, #ARGV[1] + 1) ~= ARGV[1] .. ' ' then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`);

/** Keys: lock, queue, queue deadlines. Argument: the holder or waiting caller that leaves. */
export const RELEASE_LOCK = redisScript(`
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
local held = redis.call('GET', KEYS[1])
if not held or string.sub(held, 1, #ARGV[1] + 1) ~= ARGV[1] .. ' ' then return 0 end
return redis.call('DEL', KEYS[1])`);
