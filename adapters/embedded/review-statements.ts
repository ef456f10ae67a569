import type { ModeratedReview } from '#ports/review-writer.ts';
import type { PurchaseVerdict } from '#src/catalog/purchase.ts';
import type { ReviewStatus, ReviewSubmission, WrittenReview } from '#src/catalog/written-review.ts';
import { type Connection, DELETE_BATCH_SIZE, prepareDeletion } from './connection.ts';

/** Prepared statements for the `written_reviews` table. */
export interface ReviewStatements {
  review(id: string): ModeratedReview | undefined;
  /** The review of a product from a mailbox, and its id. */
  reviewOf(mailbox: string, sku: string): IdentifiedReview | undefined;
  /** Stores an unconfirmed review, in place of the one of this mailbox and product. */
  store(key: ReviewKey, submission: ReviewSubmission, changedAt: number): void;
  setStatus(id: string, status: ReviewStatus, now: number): void;
  /** A version that another system has received waits there; its author stays if a check needs it. */
  settleReceived(sending: ReviewSending, now: number): void;
  /** Gives a sending up, unless the review has been sent, corrected or deleted since. */
  settleFailed(sending: ReviewSending, now: number): void;
  delete(id: string): void;
  /**
   * At most `limit` pending reviews after `number`, confirmed since `time`, whose purchase was not
   * checked or not completed, or who wait here and whose order was not found, oldest first.
   */
  unchecked(number: number, limit: number, time: number): readonly ModeratedReview[];
  /**
   * Stores the verdict about a pending review that has none, or `bought` over `not-completed` and
   * `no-order`. Unless it is `not-completed`, deletes who wrote a review that was handed over. Returns whether it was stored.
   */
  storePurchase(number: number, verdict: PurchaseVerdict): boolean;
  /**
   * Gives a batch of checks up, of reviews that were confirmed up to `time`, and deletes who wrote those
   * that were handed over; returns their number.
   */
  giveUpChecksUntil(time: number): number;
  after(number: number, limit: number): readonly ModeratedReview[];
  approved(): readonly ModeratedReview[];
  /** Decides about a pending review and deletes who wrote it; returns the number of changed rows. */
  decide(
    number: number,
    status: 'approved' | 'rejected',
    reason: string | null,
    now: number,
  ): number;
  /** Deletes an approved review; returns the number of deleted rows. */
  remove(number: number): number;
  /** Deletes a batch of the reviews in a status since `time`; returns the number deleted. */
  forgetUntil(status: ReviewStatus, time: number): number;
  /** Deletes a batch of those that another system has moderated since `time`; returns the number. */
  forgetHandedOverUntil(time: number): number;
}

/** A version of a review on its way to the commerce side, since a time. */
export type ReviewSending = {
  readonly id: string;
  readonly version: number;
  readonly since: number;
};

type IdentifiedReview = { readonly id: string; readonly stored: ModeratedReview };

type ReviewKey = { readonly id: string; readonly mailbox: string };

export function prepareReviewStatements(connection: Connection): ReviewStatements {
  const prepare = (sql: string) => connection.prepare<(string | number | null)[]>(sql);
  const find = prepare('SELECT * FROM written_reviews WHERE id = ?');
  const findByKey = prepare('SELECT * FROM written_reviews WHERE mailbox = ? AND sku = ?');
  const store = prepare(
    `INSERT INTO written_reviews (id, mailbox, sku, email, order_number, written, status, changed_at)
     VALUES (?, ?, ?, ?, ?, ?, 'unconfirmed', ?) ON CONFLICT (mailbox, sku) DO UPDATE SET
     email = excluded.email, order_number = excluded.order_number, written = excluded.written,
     status = excluded.status, changed_at = excluded.changed_at, purchase = NULL,
     version = written_reviews.version + (written_reviews.written <> excluded.written)`,
  );
  const update = prepare('UPDATE written_reviews SET status = ?, changed_at = ? WHERE id = ?');
  const deleteOne = prepare('DELETE FROM written_reviews WHERE id = ?');
  const after = prepare('SELECT * FROM written_reviews WHERE number > ? ORDER BY number LIMIT ?');
  const approved = prepare(
    "SELECT * FROM written_reviews WHERE status = 'approved' ORDER BY number",
  );
  const decide = prepare(
    `UPDATE written_reviews SET status = ?, reason = ?, changed_at = ?, email = NULL,
     order_number = NULL WHERE number = ? AND status = 'pending'`,
  );
  const remove = prepare("DELETE FROM written_reviews WHERE number = ? AND status = 'approved'");
  const deleteOld = prepareDeletion(connection, {
    table: 'written_reviews',
    key: 'number',
    time: 'changed_at',
    condition: 'status = ?',
  });
  const deleteHandedOver = prepareDeletion(connection, {
    table: 'written_reviews',
    key: 'number',
    time: 'changed_at',
    condition: "status = 'pending' AND is_handed_over = 1",
  });
  return {
    review: (id) => (find.all(id) as Row[]).map(readRow)[0],
    reviewOf: (mailbox, sku) =>
      (findByKey.all(mailbox, sku) as Row[]).map((row) => ({
        id: row.id,
        stored: readRow(row),
      }))[0],
    store: ({ id, mailbox }, { review, email, order }, changedAt) =>
      void store.run(id, mailbox, review.sku, email, order, JSON.stringify(review), changedAt),
    setStatus: (id, status, now) => void update.run(status, now, id),
    ...prepareSettling(connection),
    ...preparePurchaseChecks(connection),
    delete: (id) => void deleteOne.run(id),
    after: (number, limit) => (after.all(number, limit) as Row[]).map(readRow),
    approved: () => (approved.all() as Row[]).map(readRow),
    decide: (number, status, reason, now) => decide.run(status, reason, now, number).changes,
    remove: (number) => remove.run(number).changes,
    forgetUntil: (status, time) => deleteOld.run(status, time).changes,
    forgetHandedOverUntil: (time) => deleteHandedOver.run(time).changes,
  };
}

/** Statements that end the sending of a review. */
function prepareSettling(
  connection: Connection,
): Pick<ReviewStatements, 'settleReceived' | 'settleFailed'> {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const receive = prepare(
    `UPDATE written_reviews SET status = 'pending', changed_at = ?, is_handed_over = 1,
     email = iif(purchase IS NULL, email, NULL),
     order_number = iif(purchase IS NULL, order_number, NULL)
     WHERE id = ? AND version = ? AND status IN ('sending', 'unconfirmed')`,
  );
  const fail = prepare(
    `UPDATE written_reviews SET status = 'unconfirmed', changed_at = ?
     WHERE id = ? AND status = 'sending' AND version = ? AND changed_at = ?`,
  );
  return {
    settleReceived: ({ id, version }, now) => void receive.run(now, id, version),
    settleFailed: ({ id, version, since }, now) => void fail.run(now, id, version, since),
  };
}

/**
 * Statements about the purchases of reviews. A review that waits here has its author until it is
 * decided, one that was handed over until its purchase is checked or given up.
 */
function preparePurchaseChecks(
  connection: Connection,
): Pick<ReviewStatements, 'unchecked' | 'storePurchase' | 'giveUpChecksUntil'> {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const unchecked = prepare(
    `SELECT * FROM written_reviews WHERE status = 'pending' AND (purchase IS NULL
     OR purchase = 'not-completed' OR (purchase = 'no-order' AND is_handed_over = 0))
     AND number > ? AND changed_at > ? ORDER BY number LIMIT ?`,
  );
  const withoutAuthor = `email = iif(is_handed_over = 1, NULL, email),
    order_number = iif(is_handed_over = 1, NULL, order_number)`;
  const storeOpen = prepare(
    `UPDATE written_reviews SET purchase = ? WHERE number = ? AND status = 'pending'
     AND purchase IS NULL`,
  );
  const store = prepare(
    `UPDATE written_reviews SET purchase = ?, ${withoutAuthor} WHERE number = ?
     AND status = 'pending'
     AND (purchase IS NULL OR (purchase IN ('not-completed', 'no-order') AND ? = 'bought'))`,
  );
  const giveUp = prepare(
    `UPDATE written_reviews SET purchase = coalesce(purchase, ?), ${withoutAuthor}
     WHERE number IN (SELECT number FROM written_reviews WHERE status = 'pending'
     AND (purchase IS NULL OR (is_handed_over = 1 AND email IS NOT NULL))
     AND changed_at <= ? LIMIT ${DELETE_BATCH_SIZE})`,
  );
  const notChecked: PurchaseVerdict = 'not-checked';
  return {
    unchecked: (number, limit, time) => (unchecked.all(number, time, limit) as Row[]).map(readRow),
    storePurchase: (number, verdict) =>
      (verdict === 'not-completed'
        ? storeOpen.run(verdict, number)
        : store.run(verdict, number, verdict)
      ).changes > 0,
    giveUpChecksUntil: (time) => giveUp.run(notChecked, time).changes,
  };
}

type Row = {
  readonly number: number;
  readonly id: string;
  readonly email: string | null;
  readonly order_number: string | null;
  readonly written: string;
  readonly status: ReviewStatus;
  readonly reason: string | null;
  readonly changed_at: number;
  readonly version: number;
  readonly purchase: PurchaseVerdict | null;
};

/** Reads the stored JSON without validation, as the shop wrote it itself. */
const readRow = (row: Row): ModeratedReview => ({
  number: row.number,
  status: row.status,
  review: JSON.parse(row.written) as WrittenReview,
  changedAt: row.changed_at,
  version: row.version,
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.email !== null && { email: row.email }),
  ...(row.order_number !== null && { order: row.order_number }),
  ...(row.purchase !== null && { purchase: row.purchase }),
});
