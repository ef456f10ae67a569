import { redisScript } from './redis-script.ts';

/*
 * Atomic compare-and-set by fencing token. The highest fence seen per lock name is stored under a
 * key of its own, as an integer up to 2^53. A write with a lower fence returns 0 and changes
 * nothing.
 */

/** Reads claim the fence, too: an earlier holder must not overwrite what was read. */
const CLAIM = `
local seen = tonumber(redis.call('GET', KEYS[2]) or '') or 0
local mine = tonumber(ARGV[1])
if mine < seen then return 0 end
if mine > seen then redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2]) end`;

/** Keys: record, fence. Arguments: the caller's fence, lifetime of both in milliseconds. */
export const GET_FENCED = redisScript(`${CLAIM}
return redis.call('GET', KEYS[1])`);

/** Same keys and arguments, and the text to store. Returns 1. */
export const SET_FENCED = redisScript(`${CLAIM}
redis.call('SET', KEYS[1], ARGV[3], 'PX', ARGV[2])
return 1`);
