import type { AwaitedVariant } from '#ports/stock-alerts.ts';
import type { StockAlert, StockAlertStatus } from '#src/messages/stock-alert.ts';
import type { Locale } from '#src/shared/locale.ts';
import { type Connection, DELETE_BATCH_SIZE, prepareDeletion } from './connection.ts';

/** Identifies a request: there is one per address, locale and variant. */
export type AlertKey = { readonly address: string; readonly locale: Locale; readonly sku: string };

/** Prepared statements for the `stock_alerts` table. */
export interface StockAlertStatements {
  alert(id: string): StockAlert | undefined;
  alertOf(key: AlertKey): StockAlert | undefined;
  /** Stores a request, in place of one of the same address, locale and variant. */
  store(address: string, alert: StockAlert): void;
  setStatus(id: string, status: StockAlertStatus, now: number): void;
  /** Deletes all requests of the address that this one is of. */
  deleteAddressOf(id: string): void;
  /** At most `limit` variants that are waited for, after `last`, by locale, product and SKU. */
  awaited(last: AwaitedVariant | undefined, limit: number): readonly AwaitedVariant[];
  /** A batch of the requests that wait for a variant. */
  waitingFor(variant: AwaitedVariant): readonly StockAlert[];
  /** Deletes a batch of the requests in a status since `time`; returns the number deleted. */
  forgetUntil(status: StockAlertStatus, time: number): number;
}

export function prepareStockAlertStatements(connection: Connection): StockAlertStatements {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const find = prepare('SELECT * FROM stock_alerts WHERE id = ?');
  const findByKey = prepare(
    'SELECT * FROM stock_alerts WHERE address = ? AND locale = ? AND sku = ?',
  );
  const store = prepare(
    `REPLACE INTO stock_alerts (id, address, email, locale, product, sku, status, changed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = prepare('UPDATE stock_alerts SET status = ?, changed_at = ? WHERE id = ?');
  const deleteAll = prepare(
    'DELETE FROM stock_alerts WHERE address = (SELECT address FROM stock_alerts WHERE id = ?)',
  );
  const awaited = prepare(
    `SELECT DISTINCT locale, product, sku FROM stock_alerts
     WHERE status = 'waiting' AND (locale, product, sku) > (?, ?, ?)
     ORDER BY locale, product, sku LIMIT ?`,
  );
  const waiting = prepare(
    `SELECT * FROM stock_alerts WHERE status = 'waiting' AND locale = ? AND product = ?
     AND sku = ? LIMIT ${DELETE_BATCH_SIZE}`,
  );
  const deleteOld = prepareDeletion(connection, {
    table: 'stock_alerts',
    key: 'id',
    time: 'changed_at',
    condition: 'status = ?',
  });
  return {
    alert: (id) => (find.all(id) as Row[]).map(readRow)[0],
    alertOf: ({ address, locale, sku }) =>
      (findByKey.all(address, locale, sku) as Row[]).map(readRow)[0],
    store: (address, { id, email, locale, product, sku, status, changedAt }) =>
      void store.run(id, address, email, locale, product, sku, status, changedAt),
    setStatus: (id, status, now) => void update.run(status, now, id),
    deleteAddressOf: (id) => void deleteAll.run(id),
    awaited: (last, limit) =>
      awaited.all(
        last?.locale ?? '',
        last?.product ?? '',
        last?.sku ?? '',
        limit,
      ) as AwaitedVariant[],
    waitingFor: ({ locale, product, sku }) =>
      (waiting.all(locale, product, sku) as Row[]).map(readRow),
    forgetUntil: (status, time) => deleteOld.run(status, time).changes,
  };
}

type Row = Omit<StockAlert, 'changedAt'> & { readonly changed_at: number };

const readRow = ({ id, email, locale, product, sku, status, changed_at }: Row): StockAlert => ({
  id,
  email,
  locale,
  product,
  sku,
  status,
  changedAt: changed_at,
});
