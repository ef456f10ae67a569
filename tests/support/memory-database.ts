import { randomBytes } from 'node:crypto';
import { type CartDatabase, openCartDatabase } from '#adapters/embedded/cart-database.ts';

/**
 * A cart database in memory that is opened at its first use: creating its tables takes milliseconds,
 * and most of the shops that tests open use none of their databases.
 */
export function memoryDatabase(): CartDatabase {
  let opened: CartDatabase | undefined;
  const database = () => (opened ??= openCartDatabase(':memory:'));
  return {
    secret: randomBytes(32).toString('base64url'),
    read: (query) => database().read(query),
    write: (change) => database().write(change),
    checkpointWal: () => database().checkpointWal(),
    close: () => opened?.close(),
  };
}
