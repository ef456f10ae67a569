import type { Ids } from '#ports/ids.ts';
import type { RateLimits } from '#ports/rate-limits.ts';
import { err, ok } from '#src/shared/result.ts';
import type { RedisConnection } from './redis-connection.ts';
import { redisScript, runScript } from './redis-script.ts';

/**
 * The attempts by their moment, in microseconds; a name for this one, the most of them, the period
 * in milliseconds. Answers in how many milliseconds the next is allowed, as a text; 0 if this one is.
 */
const TAKE_ATTEMPT = redisScript(`
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local most, period = tonumber(ARGV[2]), ARGV[3] * 1000
if most <= 0 then return ARGV[3] end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now - period))
local way = redis.call('ZCARD', KEYS[1]) - most
if way >= 0 then
  local inTheWay = redis.call('ZRANGE', KEYS[1], way, way, 'WITHSCORES')
  return string.format('%.0f', math.ceil((inTheWay[2] + period - now) / 1000))
end
redis.call('ZADD', KEYS[1], string.format('%.0f', now), ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return '0'`);

const keyOf = (name: string): string => `sluimer:attempts:${name}`;

/** Counts the attempts that all servers see. Where Redis cannot be asked, each is allowed. */
export const createRedisRateLimits = (connection: RedisConnection, ids: Ids): RateLimits => ({
  async take(name, { most, period }) {
    const words = [ids.next(), most, Math.ceil(period)];
    const answer = await runScript(connection, TAKE_ATTEMPT, [keyOf(name)], words);
    const retryAfter = answer.ok ? Number(answer.value) : 0;
    return retryAfter > 0 ? err({ kind: 'too-many', retryAfter }) : ok('allowed');
  },
  async giveBack(name) {
    await connection.call('ZPOPMAX', keyOf(name));
  },
});
