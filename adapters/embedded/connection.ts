import type Database from 'libsql';

/** An open cart database, before its statements are prepared. */
export type Connection = InstanceType<typeof Database>;

/** Maximum number of expired rows deleted at a time, so that no shopper waits for a cleanup. */
export const DELETE_BATCH_SIZE = 100;
