import type Database from 'libsql';

/** An open cart database, before its statements are prepared. */
export type Connection = InstanceType<typeof Database>;

/** Maximum number of expired rows deleted at a time, so that no shopper waits for a cleanup. */
export const DELETE_BATCH_SIZE = 100;

type DatedRows = {
  readonly table: string;
  /** Columns that identify a row: `cart_id, key`. */
  readonly key: string;
  /** Column with the time of a row. */
  readonly time: string;
  /** Condition on the rows, in addition to their age. */
  readonly condition?: string;
};

/**
 * Prepares a statement that deletes a batch of rows up to a time, the oldest first. The time is its
 * last parameter, after those of the condition.
 */
export const prepareDeletion = (
  connection: Connection,
  { table, key, time, condition = 'true' }: DatedRows,
) =>
  connection.prepare<(string | number)[]>(
    `DELETE FROM ${table} WHERE (${key}) IN
     (SELECT ${key} FROM ${table} WHERE ${condition} AND ${time} <= ?
      ORDER BY ${time} LIMIT ${DELETE_BATCH_SIZE})`,
  );
