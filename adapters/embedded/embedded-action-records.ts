import { ACTION_LIFETIME, type ActionRecords } from '#ports/action-records.ts';
import type { Clock } from '#ports/clock.ts';
import { err, ok } from '#src/shared/result.ts';
import { attempt } from './cart-attempt.ts';
import type { CartDatabase } from './cart-database.ts';

type RecordParts = { readonly database: CartDatabase; readonly clock: Clock };

/**
 * Actions on disk beside the carts, as durable as they are: the server that begins one, is killed and
 * starts again knows it. For a shop of one server.
 */
export const createEmbeddedActionRecords = ({ database, clock }: RecordParts): ActionRecords => ({
  async find(action) {
    const since = clock.now() - ACTION_LIFETIME;
    const found = await attempt(() =>
      database.read(({ records }) => records.record(action, since)),
    );
    return found.ok ? ok(found.value && { ...found.value }) : UNAVAILABLE;
  },
  async keep(action, record) {
    const now = clock.now();
    const kept = await attempt(() =>
      database.write(({ records }) => {
        records.forgetRecordsUntil(now - ACTION_LIFETIME);
        records.keepRecord(action, record, now);
      }),
    );
    return kept.ok ? ok('kept') : UNAVAILABLE;
  },
});

const UNAVAILABLE = err({ kind: 'records-unavailable' } as const);
