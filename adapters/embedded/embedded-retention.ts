import { setImmediate as turn } from 'node:timers/promises';
import { IDEMPOTENCY_LIFETIME } from '#ports/shared-stores.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Retention } from '#ports/declarations.ts';
import {
  MAX_TOLD_ORDERS,
  TOLD_ORDER_LIFETIME,
  VERIFIED_REVIEW_LIFETIME,
} from '#src/catalog/purchase.ts';
import {
  HANDED_OVER_REVIEW_LIFETIME,
  PURCHASE_CHECK_TIME,
  REJECTED_REVIEW_LIFETIME,
  UNCONFIRMED_REVIEW_LIFETIME,
} from '#src/catalog/written-review.ts';
import { IDEMPOTENCY_KEY_LIFETIME } from '#src/cart/retry/idempotency.ts';
import { yearsBefore } from '#src/declarations/stored-declaration.ts';
import { MAX_LETTER_RETRY_PERIOD } from '#src/messages/letter-delivery.ts';
import { LETTER_COUNT_WINDOW } from '#src/messages/letter-limits.ts';
import {
  ENDED_ALERT_LIFETIME,
  UNCONFIRMED_ALERT_LIFETIME,
  WAITING_ALERT_LIFETIME,
} from '#src/messages/stock-alert.ts';
import {
  UNCONFIRMED_SUBSCRIBER_LIFETIME,
  UNSUBSCRIBED_LIFETIME,
} from '#src/messages/subscriber.ts';
import { err, ok } from '#src/shared/result.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { CartDatabase, Statements } from './cart-database.ts';
import { CART_LIFETIME } from './change-once.ts';

type RetentionParts = {
  readonly database: CartDatabase;
  readonly clock: Clock;
  /** Years for which declarations are kept. */
  readonly declarationYears: number;
};

/**
 * Purges the database: carts thirty days after their last change, deliveries thirty days after they
 * were chosen or, if booked, after their day, actions after one day, subscribers who have not confirmed for
 * thirty days or unsubscribed seven days ago, requests for stock that are unconfirmed, too old or
 * ended, reviews that are unconfirmed, rejected or moderated elsewhere, orders that a checkout
 * told three years ago or before the latest million, letters that are never taken,
 * letter counts after a week, and declarations after their legal retention.
 * Deletes in batches, with other work in between; then empties the journal, which holds deleted
 * data.
 */
export const createEmbeddedRetention = (parts: RetentionParts): Retention => ({
  async purge() {
    let count = 0;
    for (const deleteBatch of dueUntil(parts)) {
      for (;;) {
        const done = await retryWhileBusy(() => parts.database.write(deleteBatch));
        if (!done.ok) return err({ kind: 'purge-failed', message: done.error.message });
        if (done.value === 0) break;
        count += done.value;
        await turn();
      }
    }
    const emptied = await retryWhileBusy(() => parts.database.checkpointWal());
    return emptied.ok ? ok(count) : err({ kind: 'purge-failed', message: emptied.error.message });
  },
});

/** Letters that are all that is kept of a request to the shop. */
const SHOP_REQUEST_LETTERS = [
  'appointment-request',
  'appointment-receipt',
  'samples-request',
  'samples-receipt',
] as const;

/** Each function deletes a batch of rows and returns their number. */
function dueUntil({
  clock,
  declarationYears,
}: RetentionParts): readonly ((statements: Statements) => number)[] {
  const now = clock.now();
  const unconfirmed = now - UNCONFIRMED_SUBSCRIBER_LIFETIME;
  return [
    // Before the carts, as deleting a cart deletes its remaining actions.
    (statements) => statements.forgetActionsUntil(now - IDEMPOTENCY_KEY_LIFETIME),
    ({ records }) => records.forgetRecordsUntil(now - IDEMPOTENCY_LIFETIME),
    (statements) => statements.forgetCartsUntil(now - CART_LIFETIME),
    ({ deliveries }) => deliveries.forgetChoicesUntil(now),
    ({ newsletter }) => newsletter.forgetUnconfirmedUntil(unconfirmed),
    ({ newsletter }) => newsletter.forgetUnsubscribedUntil(now - UNSUBSCRIBED_LIFETIME),
    ({ newsletter }) => newsletter.forgetLettersUntil('confirm', unconfirmed),
    ({ newsletter }) => newsletter.forgetLettersUntil('preferences', unconfirmed),
    ({ newsletter }) =>
      newsletter.forgetLettersUntil('unknown-address', now - MAX_LETTER_RETRY_PERIOD),
    ({ newsletter }) =>
      newsletter.forgetLettersUntil('stock-alert', now - UNCONFIRMED_ALERT_LIFETIME),
    ({ newsletter }) => newsletter.forgetLettersUntil('back-in-stock', now - ENDED_ALERT_LIFETIME),
    ({ stockAlerts }) => stockAlerts.forgetUntil('unconfirmed', now - UNCONFIRMED_ALERT_LIFETIME),
    ({ stockAlerts }) => stockAlerts.forgetUntil('waiting', now - WAITING_ALERT_LIFETIME),
    ({ stockAlerts }) => stockAlerts.forgetUntil('ended', now - ENDED_ALERT_LIFETIME),
    ({ newsletter }) => newsletter.forgetLettersUntil('review', now - UNCONFIRMED_REVIEW_LIFETIME),
    ({ reviews }) => reviews.forgetUntil('unconfirmed', now - UNCONFIRMED_REVIEW_LIFETIME),
    // Its process was lost, and nobody has pressed again.
    ({ reviews }) => reviews.forgetUntil('sending', now - UNCONFIRMED_REVIEW_LIFETIME),
    ({ reviews }) => reviews.forgetUntil('rejected', now - REJECTED_REVIEW_LIFETIME),
    ({ reviews }) => reviews.giveUpChecksUntil(now - PURCHASE_CHECK_TIME),
    ({ reviews }) => reviews.forgetHandedOverUntil(now - HANDED_OVER_REVIEW_LIFETIME),
    ({ purchases }) => purchases.forgetOrdersUntil(now - TOLD_ORDER_LIFETIME),
    ({ purchases }) => purchases.forgetOrdersBeyond(MAX_TOLD_ORDERS),
    ({ purchases }) => purchases.forgetVerifiedUntil(now - VERIFIED_REVIEW_LIFETIME),
    ...SHOP_REQUEST_LETTERS.map(
      (kind) =>
        ({ newsletter }: Statements) =>
          newsletter.forgetLettersUntil(kind, now - MAX_LETTER_RETRY_PERIOD),
    ),
    ({ mailboxes }) => mailboxes.forgetMailboxesUntil(now - LETTER_COUNT_WINDOW),
    ({ declarations }) => declarations.forgetDeclarationsUntil(yearsBefore(now, declarationYears)),
  ];
}
