import type Database from 'libsql';

/** An open cart database, before its statements are prepared. */
export type Connection = InstanceType<typeof Database>;

/** What is too old is forgotten so many rows at a time: no shopper waits for a great clearing. */
export const MOST_FORGOTTEN = 100;
