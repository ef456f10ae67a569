import { redisScript } from './redis-connection.ts';

/*
 * Entries are stored with the time when they were requested, tags with the time of their last
 * purge, both by the clock of Redis: an entry requested before a purge of one of its tags is
 * ignored. A tag is kept as long as any entry may be, so that no cleanup is needed. Times are in
 * microseconds, integers up to 2^53.
 */

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]`;

/**
 * Key: the entry. Argument: key prefix of tags. Returns text, checksum, tags (one per line), age
 * and remaining lifetime (both in milliseconds).
 */
export const READ_ENTRY = redisScript(`${NOW}
local entry = redis.call('HMGET', KEYS[1], 'text', 'sum', 'tags', 'since')
local since = tonumber(entry[4] or '')
if not (entry[1] and entry[2] and entry[3] and since) then return nil end
for tag in string.gmatch(entry[3], '[^\\n]+') do
  local purged = tonumber(redis.call('GET', ARGV[1] .. tag) or '')
  if purged and purged >= since then return nil end
end
local age = math.max(0, now - since) / 1000
return { entry[1], entry[2], entry[3], string.format('%.3f', age), redis.call('PTTL', KEYS[1]) }`);

/** Arguments: text, checksum, tags (one per line), lifetime and age (both in milliseconds). */
export const WRITE_ENTRY = redisScript(`${NOW}
local left = ARGV[4] - ARGV[5]
redis.call('DEL', KEYS[1])
if left <= 0 then return 0 end
local since = string.format('%.0f', now - ARGV[5] * 1000)
redis.call('HSET', KEYS[1], 'text', ARGV[1], 'sum', ARGV[2], 'tags', ARGV[3], 'since', since)
redis.call('PEXPIRE', KEYS[1], left)
return 1`);

/** Keys: the tags. Arguments: their lifetime in milliseconds, channel and message to publish. */
export const PURGE_TAGS = redisScript(`${NOW}
for _, key in ipairs(KEYS) do
  redis.call('SET', key, string.format('%.0f', now), 'PX', ARGV[1])
end
return redis.call('PUBLISH', ARGV[2], ARGV[3])`);
