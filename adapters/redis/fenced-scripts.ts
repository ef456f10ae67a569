import { redisScript } from './redis-script.ts';

/*
 * Compare and set by fencing token, each in one step. The highest fence that was seen of a lock's name
 * stands under a key of its own, as a whole number up to 2^53. A write whose fence is lower answers 0
 * and changes nothing.
 */

/** Also a read claims: what its holder goes by may not be written over by an earlier one after it. */
const CLAIM = `
local seen = tonumber(redis.call('GET', KEYS[2]) or '') or 0
local mine = tonumber(ARGV[1])
if mine < seen then return 0 end
if mine > seen then redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2]) end`;

/** The record and the fence; whose fence, and how long things are kept, in milliseconds. */
export const FIND_FENCED = redisScript(`${CLAIM}
return redis.call('GET', KEYS[1])`);

/** The same, and the text that is kept. Answers 1. */
export const KEEP_FENCED = redisScript(`${CLAIM}
redis.call('SET', KEYS[1], ARGV[3], 'PX', ARGV[2])
return 1`);
