import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type { AwaitedStock, StockAlerts, StockAlertsFailure } from '#ports/stock-alerts.ts';
import {
  type AlertedVariant,
  needsConfirmation,
  type StockAlert,
  type StockAlertRequest,
} from '#src/messages/stock-alert.ts';
import { subscriberKey } from '#src/messages/subscriber.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { CartDatabase, Statements } from './cart-database.ts';
import { countConfirmation } from './confirmation-letters.ts';
import { DELETE_BATCH_SIZE } from './connection.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type StockAlertParts = {
  readonly database: CartDatabase;
  readonly ids: Ids;
  readonly clock: Clock;
  /** Called when letters were queued for sending. */
  readonly onLetter?: () => void;
};

/**
 * Requests for stock as rows of the database, beside the queue of letters. A change and the letter
 * that it causes are one transaction.
 */
export function createEmbeddedStockAlerts(parts: StockAlertParts): StockAlerts & AwaitedStock {
  const { database, ids, clock, onLetter = () => {} } = parts;
  const changeKnown = (id: string, change: (all: Statements, alert: StockAlert) => StockAlert) =>
    work(() =>
      database.write((statements) => {
        const alert = statements.stockAlerts.alert(id);
        return alert && change(statements, alert);
      }),
    ).then(orNotFound);
  return {
    async request(request) {
      const done = await work(() =>
        database.write((statements) => receive(statements, request, ids.next(), clock.now())),
      );
      if (!done.ok) return done;
      if (done.value) onLetter();
      return ok('accepted');
    },
    alert: (id) =>
      work(() => database.read(({ stockAlerts }) => stockAlerts.alert(id))).then(orNotFound),
    confirm: (id) =>
      changeKnown(id, ({ stockAlerts }, alert) => {
        if (alert.status !== 'unconfirmed') return alert;
        const changedAt = clock.now();
        stockAlerts.setStatus(id, 'waiting', changedAt);
        return { ...alert, status: 'waiting', changedAt };
      }),
    stop: (id) =>
      work(() =>
        database.write(({ stockAlerts }) => {
          stockAlerts.deleteAddressOf(id);
          return 'stopped' as const;
        }),
      ),
    awaited: (last, limit) =>
      work(() => database.read(({ stockAlerts }) => stockAlerts.awaited(last, limit))),
    async backInStock(locale, variant) {
      for (let letters = 0; ;) {
        const done = await work(() =>
          database.write((statements) => endBatch(statements, locale, variant, clock.now())),
        );
        if (!done.ok) return done;
        letters += done.value;
        if (done.value > 0) onLetter();
        if (done.value < DELETE_BATCH_SIZE) return ok(letters);
      }
    },
  };
}

/** Stores a request and its confirmation letter, or neither; returns whether a letter is written. */
function receive(
  { stockAlerts, mailboxes, newsletter }: Statements,
  { email, locale, variant }: StockAlertRequest,
  newId: string,
  now: number,
): boolean {
  const { product, sku } = variant;
  const address = subscriberKey(email);
  const known = stockAlerts.alertOf({ address, locale, sku });
  const isNeeded = needsConfirmation(known, now);
  if (!countConfirmation({ mailboxes }, { email, kind: 'stock-alert', isNeeded }, now))
    return false;
  // The links of older letters still stop it.
  const id = known?.id ?? newId;
  const alert = { id, email, locale, product, sku, status: 'unconfirmed', changedAt: now } as const;
  stockAlerts.store(address, alert);
  newsletter.writeLetter(address, letterOf('stock-alert', alert, variant), now);
  return true;
}

/** Ends a batch of the requests for a variant, with a letter each; returns their number. */
function endBatch(
  { stockAlerts, newsletter }: Statements,
  locale: Locale,
  variant: AlertedVariant,
  now: number,
): number {
  const alerts = stockAlerts.waitingFor({ locale, product: variant.product, sku: variant.sku });
  for (const alert of alerts) {
    stockAlerts.setStatus(alert.id, 'ended', now);
    newsletter.writeLetter(
      subscriberKey(alert.email),
      letterOf('back-in-stock', alert, variant),
      now,
    );
  }
  return alerts.length;
}

const letterOf = (
  kind: 'stock-alert' | 'back-in-stock',
  { id, email, locale }: StockAlert,
  { name, url }: AlertedVariant,
) => ({ kind, email, locale, alertId: id, variant: { name, url } });

const orNotFound = (
  found: Result<StockAlert | undefined, StockAlertsFailure>,
): Result<StockAlert, StockAlertsFailure | { readonly kind: 'stock-alert-not-found' }> => {
  if (!found.ok) return found;
  return found.value ? ok(found.value) : err({ kind: 'stock-alert-not-found' });
};

async function work<T>(make: () => T): Promise<Result<T, StockAlertsFailure>> {
  const done = await retryWhileBusy(make);
  return done.ok ? done : err({ ...done.error, kind: 'stock-alerts-unavailable' });
}
