import type { IdempotencyRecord } from '#ports/idempotency-records.ts';
import { DELETE_BATCH_SIZE, type Connection } from './connection.ts';

/** Prepared statements for the records of actions that another commerce backend carries out. */
export interface RecordStatements {
  /** Returns a record stored after `since`. */
  record(action: string, since: number): IdempotencyRecord | undefined;
  /** Replaces the action's earlier record. */
  keepRecord(action: string, record: IdempotencyRecord, now: number): void;
  /** Deletes a batch of records stored up to `time`, oldest first; returns the number deleted. */
  forgetRecordsUntil(time: number): number;
}

export function prepareRecordStatements(connection: Connection): RecordStatements {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const find = prepare(
    'SELECT fingerprint, state FROM action_records WHERE action = ? AND kept_at > ?',
  );
  const keep = prepare(
    'REPLACE INTO action_records (action, fingerprint, state, kept_at) VALUES (?, ?, ?, ?)',
  );
  const forget = prepare(
    `DELETE FROM action_records WHERE action IN
     (SELECT action FROM action_records WHERE kept_at <= ? ORDER BY kept_at
      LIMIT ${DELETE_BATCH_SIZE})`,
  );
  return {
    record: (action, since) => (find.all(action, since) as IdempotencyRecord[])[0],
    keepRecord: (action, { fingerprint, state }, now) =>
      void keep.run(action, fingerprint, state, now),
    forgetRecordsUntil: (time) => forget.run(time).changes,
  };
}
