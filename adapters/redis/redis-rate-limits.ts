import { LRUCache } from 'lru-cache';
import type { Ids } from '#ports/clock-and-ids.ts';
import type { RateLimits } from '#ports/shared-stores.ts';
import { err } from '#src/shared/result.ts';
import { type RedisConnection, redisScript, runScript } from './redis-connection.ts';

/**
 * Key: the attempts by time in microseconds. Arguments: an id for this one, the maximum, the period
 * in milliseconds. Returns in how many milliseconds the next is allowed, as a text; 0 if this one
 * is.
 */
const COUNT_ATTEMPT = redisScript(`
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local max, period = tonumber(ARGV[2]), ARGV[3] * 1000
if max <= 0 then return ARGV[3] end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now - period))
local way = redis.call('ZCARD', KEYS[1]) - max
if way >= 0 then
  local inTheWay = redis.call('ZRANGE', KEYS[1], way, way, 'WITHSCORES')
  return string.format('%.0f', math.ceil((inTheWay[2] + period - now) / 1000))
end
redis.call('ZADD', KEYS[1], string.format('%.0f', now), ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return '0'`);

const keyOf = (name: string): string => `sluimer:attempts:${name}`;

/**
 * Counts the attempts on all servers, and those on this one separately; the stricter count decides.
 * If Redis is unreachable, this server's own count continues: a limit then applies per server, and
 * includes what was counted here before.
 *
 * @param local counts the attempts of this process.
 */
export function createRedisRateLimits(
  connection: RedisConnection,
  ids: Ids,
  local: RateLimits,
): RateLimits {
  const localOnly = createLocalOnlyCounts();
  return {
    async take(name, limit) {
      const localResult = await local.take(name, limit);
      if (!localResult.ok) return localResult;
      const args = [ids.next(), limit.max, Math.ceil(limit.period)];
      const answer = await runScript(connection, COUNT_ATTEMPT, [keyOf(name)], args);
      if (!answer.ok) localOnly.add(name, limit.period);
      const retryAfter = answer.ok ? Number(answer.value) : 0;
      if (retryAfter <= 0) return localResult;
      await local.refund(name);
      return err({ kind: 'too-many', retryAfter });
    },
    async refund(name) {
      await local.refund(name);
      if (!localOnly.takeOff(name)) await connection.call('ZPOPMAX', keyOf(name));
    },
  };
}

const MAX_NAMES = 100_000;

/**
 * Counts the attempts per name that Redis did not count: they are not given back there, which would
 * give back another server's.
 */
function createLocalOnlyCounts() {
  const counts = new LRUCache<string, number>({ maxSize: MAX_NAMES, sizeCalculation: () => 1 });
  return {
    add: (name: string, ttl: number) => void counts.set(name, (counts.get(name) ?? 0) + 1, { ttl }),
    /** Removes one; returns whether there was one. */
    takeOff(name: string): boolean {
      const count = counts.get(name) ?? 0;
      if (count > 1) counts.set(name, count - 1, { ttl: counts.getRemainingTTL(name) });
      else counts.delete(name);
      return count > 0;
    },
  };
}
