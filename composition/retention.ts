import { join } from 'node:path';
import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedRetention } from '#adapters/embedded/embedded-retention.ts';
import { createOutboxRetention } from '#adapters/mail/outbox-retention.ts';
import { Clock } from '#ports/clock.ts';
import { Log } from '#ports/log.ts';
import { token } from '#ports/token.ts';
import type { Config } from '#server/config.ts';
import { startPurgeTimer, type PurgeTimer } from '#server/purge-timer.ts';
import { Closing } from './closing.ts';
import { Database } from './embedded.ts';
import type { Wiring } from './wiring.ts';

/* What this server keeps is deleted in time, whichever system keeps the goods. */

/** Deletes what is due, every hour. */
export const Purging = token<PurgeTimer>('Purging');

export const retention =
  (config: Config): Wiring =>
  (bind) =>
    bind(Purging).toResolvedValue(startPurging(config), [Database, Clock, Log, Closing]);

const startPurging =
  ({ dataDir, declarationYears }: Config) =>
  (database: CartDatabase, clock: Clock, log: Log, closing: Closing): PurgeTimer => {
    const outbox =
      dataDir === ':memory:' ? [] : [createOutboxRetention(outboxFolder(dataDir), clock)];
    const retentions = [createEmbeddedRetention({ database, clock, declarationYears }), ...outbox];
    const timer = startPurgeTimer({ retentions, after, log });
    closing.add(() => timer.stop());
    return timer;
  };

/** Where mail is kept that no mail server carries. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'letters');

/** No timer of it keeps the process alive. */
export function after(milliseconds: number, callback: () => void): () => void {
  const timer = setTimeout(callback, milliseconds).unref();
  return () => clearTimeout(timer);
}
