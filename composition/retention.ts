import { join } from 'node:path';
import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createPriceRetention } from '#adapters/embedded/embedded-price-ledger.ts';
import { createEmbeddedRetention } from '#adapters/embedded/embedded-retention.ts';
import type { PriceDatabase } from '#adapters/embedded/price-database.ts';
import { createOutboxRetention } from '#adapters/mail/outbox-retention.ts';
import { Clock } from '#ports/clock-and-ids.ts';
import { Log } from '#ports/log.ts';
import { token } from '#ports/token.ts';
import type { Config } from '#server/config.ts';
import { startPurgeTimer, type PurgeTimer } from '#server/purge-timer.ts';
import { ShutdownHooks } from './process-lifecycle.ts';
import { Database } from './embedded.ts';
import { Prices } from './price-ledger.ts';
import type { Wiring } from './wiring.ts';

/* Deletes this server's own data on time, whichever system holds the products. */

/** Deletes expired data every hour, in one process of a server. */
export const Purging = token<PurgeTimer>('Purging');

export const retention =
  (config: Config, isFirst = true): Wiring =>
  (bind) =>
    isFirst
      ? bind(Purging).toResolvedValue(startPurging(config), [
          Database,
          Prices,
          Clock,
          Log,
          ShutdownHooks,
        ])
      : bind(Purging).toConstantValue({ stop: () => undefined });

const startPurging =
  ({ dataDir, declarationYears }: Config) =>
  (
    database: CartDatabase,
    prices: PriceDatabase,
    clock: Clock,
    log: Log,
    closing: ShutdownHooks,
  ): PurgeTimer => {
    const outbox =
      dataDir === ':memory:' ? [] : [createOutboxRetention(outboxFolder(dataDir), clock)];
    const retentions = [
      createEmbeddedRetention({ database, clock, declarationYears }),
      createPriceRetention(prices, clock),
      ...outbox,
    ];
    const timer = startPurgeTimer({ retentions, after: runAfter, log });
    closing.add(() => timer.stop());
    return timer;
  };

/** Folder for mail that is not sent through a mail server. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'letters');

/** Schedules `callback` without keeping the process alive; returns a function that cancels it. */
export function runAfter(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds).unref();
  return () => clearTimeout(timer);
}
