import {
  ACTION_LIFETIME,
  type ActionRecord,
  type ActionRecords,
  type RecordsFailure,
} from '#ports/action-records.ts';
import { readFields, readText } from '#src/shared/json-reader.ts';
import { parseJson } from '#src/shared/parse-json.ts';
import { err, ok, type Err } from '#src/shared/result.ts';
import type { RedisConnection } from './redis-connection.ts';

/**
 * Actions as all servers know them. What lies under an action's key and cannot be read is no sign
 * that the action is new: then nobody can tell.
 */
export const createRedisActionRecords = (connection: RedisConnection): ActionRecords => ({
  async find(action) {
    const answer = await connection.call('GET', keyOf(action));
    if (!answer.ok) return UNAVAILABLE;
    if (answer.value === null) return ok(undefined);
    const record = readRecord(parseJson(answer.value));
    return record ? ok(record) : UNAVAILABLE;
  },
  async keep(action, { fingerprint, state }) {
    const text = JSON.stringify({ fingerprint, state });
    const answer = await connection.call('SET', keyOf(action), text, 'PX', ACTION_LIFETIME);
    return answer.ok ? ok('kept') : UNAVAILABLE;
  },
});

/** Builds come and go within the life of an action; another form of records gets another number. */
const keyOf = (action: string) => `sluimer:action:1:${action}`;

const readRecord = readFields<ActionRecord>({ fingerprint: readText, state: readText });

const UNAVAILABLE: Err<RecordsFailure> = err({ kind: 'records-unavailable' });
