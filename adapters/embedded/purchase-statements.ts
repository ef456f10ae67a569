import { type Connection, DELETE_BATCH_SIZE, prepareDeletion } from './connection.ts';

/** Prepared statements for the orders that a checkout tells, and for reviews that they verify. */
export interface PurchaseStatements {
  /** The order with a digest of its number. */
  order(number: string): ToldOrder | undefined;
  /** Replaces the earlier order with that number. */
  storeOrder(number: string, order: ToldOrder, now: number): void;
  deleteOrder(number: string): void;
  /** Deletes a batch of orders that were told up to `time`; returns the number deleted. */
  forgetOrdersUntil(time: number): number;
  /** Deletes a batch of orders that were told before the latest `count`; returns the number deleted. */
  forgetOrdersBeyond(count: number): number;
  isVerified(fingerprint: string): boolean;
  storeVerified(fingerprint: string, now: number): void;
  /** Deletes a batch of fingerprints stored up to `time`; returns the number deleted. */
  forgetVerifiedUntil(time: number): number;
}

export type ToldOrder = {
  /** Digest of the address that it was placed with. */
  readonly address: string;
  /** SKUs of its products. */
  readonly skus: readonly string[];
};

export function preparePurchaseStatements(connection: Connection): PurchaseStatements {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const find = prepare('SELECT address, skus FROM told_orders WHERE number = ?');
  const store = prepare(
    'REPLACE INTO told_orders (number, address, skus, told_at) VALUES (?, ?, ?, ?)',
  );
  const remove = prepare('DELETE FROM told_orders WHERE number = ?');
  const deleteOrders = prepareDeletion(connection, {
    table: 'told_orders',
    key: 'number',
    time: 'told_at',
  });
  const deleteOldest = prepare(
    `DELETE FROM told_orders WHERE number IN
     (SELECT number FROM told_orders ORDER BY told_at DESC LIMIT ${DELETE_BATCH_SIZE} OFFSET ?)`,
  );
  const findVerified = prepare('SELECT 1 FROM verified_reviews WHERE fingerprint = ?');
  const storeVerified = prepare(
    'REPLACE INTO verified_reviews (fingerprint, verified_at) VALUES (?, ?)',
  );
  const deleteVerified = prepareDeletion(connection, {
    table: 'verified_reviews',
    key: 'fingerprint',
    time: 'verified_at',
  });
  return {
    order: (number) => (find.all(number) as Row[]).map(readRow)[0],
    storeOrder: (number, { address, skus }, now) =>
      void store.run(number, address, JSON.stringify(skus), now),
    deleteOrder: (number) => void remove.run(number),
    forgetOrdersUntil: (time) => deleteOrders.run(time).changes,
    forgetOrdersBeyond: (count) => deleteOldest.run(count).changes,
    isVerified: (fingerprint) => findVerified.all(fingerprint).length > 0,
    storeVerified: (fingerprint, now) => void storeVerified.run(fingerprint, now),
    forgetVerifiedUntil: (time) => deleteVerified.run(time).changes,
  };
}

type Row = { readonly address: string; readonly skus: string };

/** Reads the stored JSON without validation, as the shop wrote it itself. */
const readRow = ({ address, skus }: Row): ToldOrder => ({
  address,
  skus: JSON.parse(skus) as readonly string[],
});
