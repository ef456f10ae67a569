import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedStockAlerts } from '#adapters/embedded/embedded-stock-alerts.ts';
import { Clock, Ids } from '#ports/clock-and-ids.ts';
import { Log } from '#ports/log.ts';
import { ProductCatalog } from '#ports/product-catalog.ts';
import { AwaitedStock, StockAlerts } from '#ports/stock-alerts.ts';
import { token } from '#ports/token.ts';
import type { EmailSender } from '#server/email-sender.ts';
import type { ServerScope } from '#server/observe/request-scope.ts';
import { startPeriodicWork } from '#server/periodic-work.ts';
import { notifyBackInStock } from '#src/use-cases/stock-alerts.ts';
import { Database } from './embedded.ts';
import { laterIn } from './price-ledger.ts';
import { ShutdownHooks } from './process-lifecycle.ts';
import { Scope, Sender } from './wiring-tokens.ts';
import type { Wiring } from './wiring.ts';

/* Requests for stock, whichever system holds the products. */

/** Starts to look at the awaited variants. For the process that serves: a command has its own work. */
export const StockRuns = token<StockRuns>('StockRuns');
export type StockRuns = { readonly start: () => void };

/** Until the first run, and between two runs, in milliseconds. */
const FIRST_RUN = 90_000;
const RUN_PERIOD = 10 * 60_000;

type AllStockAlerts = StockAlerts & AwaitedStock;

const Rows = token<AllStockAlerts>('StockAlertRows');

/** @param isFirst whether this process looks at the stock for all workers of its server. */
export const stockAlerts =
  (isFirst: boolean): Wiring =>
  (bind) => {
    bind(Rows).toResolvedValue(
      (database: CartDatabase, ids: Ids, clock: Clock, sender: EmailSender) =>
        createEmbeddedStockAlerts({ database, ids, clock, onLetter: () => sender.wake() }),
      [Database, Ids, Clock, Sender],
    );
    bind(StockAlerts).toResolvedValue((rows: AllStockAlerts): StockAlerts => rows, [Rows]);
    bind(AwaitedStock).toResolvedValue((rows: AllStockAlerts): AwaitedStock => rows, [Rows]);
    bind(StockRuns).toResolvedValue(
      (
        stock: AwaitedStock,
        catalog: ProductCatalog,
        log: Log,
        scope: ServerScope,
        closing: ShutdownHooks,
      ) => ({
        start: () => void (isFirst && startRuns({ stock, catalog, log, scope, closing })),
      }),
      [AwaitedStock, ProductCatalog, Log, Scope, ShutdownHooks],
    );
  };

type RunParts = {
  readonly stock: AwaitedStock;
  readonly catalog: ProductCatalog;
  readonly log: Log;
  readonly scope: ServerScope;
  readonly closing: ShutdownHooks;
};

function startRuns({ stock, catalog, log, scope, closing }: RunParts): void {
  let isStopped = false;
  const runs = startPeriodicWork({
    async work() {
      const done = await notifyBackInStock({ stock, catalog, log }, () => isStopped);
      if (!done.ok) log.error('stock-alerts-unavailable', { message: done.error.message });
      else if (done.value > 0) log.info('back-in-stock', { count: done.value });
    },
    delay: FIRST_RUN,
    period: RUN_PERIOD,
    after: laterIn(scope),
    onError: (error) => log.error('stock-alerts-unavailable', { error }),
  });
  closing.add(() => {
    isStopped = true;
    return runs.stop();
  });
}
