import {
  type FencingToken,
  IDEMPOTENCY_LIFETIME,
  type StoredRecord,
  type IdempotencyRecords,
  type IdempotencyRecordsFailure,
} from '#ports/shared-stores.ts';
import { parseJson, readFields, readText } from '#src/shared/json-reader.ts';
import { err, type Err, ok } from '#src/shared/result.ts';
import {
  type RedisAnswer,
  type RedisConnection,
  type RedisScript,
  redisScript,
  runScript,
} from './redis-connection.ts';

/**
 * Action records shared by all servers. An unreadable record does not mean that the action is new:
 * it is reported as unavailable.
 */
export const createRedisIdempotencyRecords = (connection: RedisConnection): IdempotencyRecords => ({
  async find(action, holder) {
    const answer = holder
      ? await fenced(connection, GET_FENCED, action, holder, [])
      : await connection.call('GET', keyOf(action));
    if (!answer.ok) return UNAVAILABLE;
    if (answer.value === null) return ok(undefined);
    if (answer.value === 0) return LEASE_LOST;
    const record = readRecord(parseJson(answer.value));
    return record ? ok(record) : UNAVAILABLE;
  },
  async save(action, { fingerprint, state }, holder) {
    const text = JSON.stringify({ fingerprint, state });
    const answer = holder
      ? await fenced(connection, SET_FENCED, action, holder, [text])
      : await connection.call('SET', keyOf(action), text, 'PX', IDEMPOTENCY_LIFETIME);
    if (!answer.ok) return UNAVAILABLE;
    return answer.value === 0 ? LEASE_LOST : ok('stored');
  },
});

const fenced = (
  connection: RedisConnection,
  script: RedisScript,
  action: string,
  { name, fence }: FencingToken,
  args: readonly string[],
): Promise<RedisAnswer> => {
  const keys = [keyOf(action), `sluimer:fence:${name}`];
  return runScript(connection, script, keys, [fence, IDEMPOTENCY_LIFETIME, ...args]);
};

/** Includes the version of the record format, as builds change within the life of an action. */
const keyOf = (action: string) => `sluimer:action:1:${action}`;

const readRecord = readFields<StoredRecord>({ fingerprint: readText, state: readText });

const UNAVAILABLE: Err<IdempotencyRecordsFailure> = err({ kind: 'records-unavailable' });
const LEASE_LOST: Err<IdempotencyRecordsFailure> = err({ kind: 'lease-lost' });

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
const GET_FENCED = redisScript(`${CLAIM}
return redis.call('GET', KEYS[1])`);

/** Same keys and arguments, and the text to store. Returns 1. */
const SET_FENCED = redisScript(`${CLAIM}
redis.call('SET', KEYS[1], ARGV[3], 'PX', ARGV[2])
return 1`);
