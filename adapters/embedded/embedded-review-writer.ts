import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type {
  ModeratedReview,
  ReviewIntake,
  ReviewModeration,
  ReviewNotFound,
  ReviewWriter,
  ReviewWriterFailure,
} from '#ports/review-writer.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import {
  type ReviewSubmission,
  type StoredReview,
  withLostSending,
} from '#src/catalog/written-review.ts';
import { MAX_UNDECIDED_PICTURE_BYTES, reviewPicture } from '#src/catalog/review-picture.ts';
import { REPEAT_TIME } from '#src/messages/letter-limits.ts';
import { subscriberKey } from '#src/messages/subscriber.ts';
import { shopDay } from '#src/shared/calendar-day.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { CartDatabase, Statements } from './cart-database.ts';
import { countConfirmation } from './confirmation-letters.ts';
import type { StoredPicture } from './review-picture-statements.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type WriterParts = {
  readonly database: CartDatabase;
  readonly ids: Ids;
  readonly clock: Clock;
  /** Called when a letter was queued for sending. */
  readonly onLetter?: () => void;
  /** The commerce side that moderates reviews; without one the shop does it itself. */
  readonly intake?: ReviewIntake;
};

type Found = Result<StoredReview, ReviewWriterFailure | ReviewNotFound>;

/** Reviews as rows of the database, each stored in one transaction with its confirmation letter. */
export function createEmbeddedReviewWriter(parts: WriterParts): ReviewWriter {
  const { database, ids, clock, onLetter = () => {} } = parts;
  const takesPictures = parts.intake === undefined;
  return {
    takesPictures: () => Promise.resolve(takesPictures),
    async submit(submission, product) {
      const named = namePictures(submission, takesPictures ? ids : undefined);
      const done = await work(() =>
        database.write((all) =>
          receive(all, { ...named, product, newId: ids.next() }, clock.now()),
        ),
      );
      if (!done.ok) return done;
      if (done.value === 'full') return err(FULL);
      if (done.value) onLetter();
      return ok('accepted');
    },
    submitted: (id) =>
      work(() => database.read((all) => findReview(all, id, clock.now()))).then(orNotFound),
    async confirm(id, version) {
      const claimed = await work(() => database.write((all) => claim(all, id, version, parts)));
      if (!claimed.ok) return claimed;
      if (!claimed.value?.isClaimed || !parts.intake) return orNotFound(ok(claimed.value?.stored));
      return handOver(id, claimed.value.stored, parts.intake, parts);
    },
    discard: (id) =>
      work(() =>
        database.write((all) => {
          if (findReview(all, id, clock.now())?.status === 'unconfirmed') all.reviews.delete(id);
          return 'discarded' as const;
        }),
      ),
  };
}

/** The review with its pictures under new names, and their files. Without `ids` it has none. */
function namePictures({ pictures = [], ...submission }: ReviewSubmission, ids: Ids | undefined) {
  const named = ids ? pictures.map((picture) => ({ picture, name: ids.next() })) : [];
  if (named.length === 0) return { submission, pictures: [] };
  const shown = named.map(({ picture, name }) => reviewPicture(name, picture));
  return {
    submission: { ...submission, review: { ...submission.review, pictures: shown } },
    pictures: named.map(({ picture: { bytes }, name }) => ({ name, bytes })),
  };
}

const FULL: ReviewWriterFailure = {
  kind: 'reviews-unavailable',
  status: 503,
  message: 'Too many pictures wait for a decision.',
};

type Received = {
  readonly submission: ReviewSubmission;
  readonly pictures: readonly StoredPicture[];
  readonly product: string;
  readonly newId: string;
};

/**
 * Stores a review with its pictures and its confirmation letter, or nothing; returns whether a letter
 * is written, or `full` if too many pictures wait. An unconfirmed review is corrected even without
 * another letter: the link of the first one shows it. A review that was confirmed before stays as it
 * is.
 */
function receive(
  statements: Statements,
  { submission, pictures, product, newId }: Received,
  now: number,
): boolean | 'full' {
  const { reviews, reviewPictures, mailboxes, newsletter } = statements;
  if (pictures.length > 0 && reviewPictures.undecidedBytes() > MAX_UNDECIDED_PICTURE_BYTES)
    return 'full';
  const { email, review } = submission;
  const mailbox = mailboxes.mailbox(email, 'review');
  const found = reviews.reviewOf(mailbox, review.sku);
  const known = found && { id: found.id, ...withLostSending(found.stored, now) };
  const isUnconfirmed = known?.status === 'unconfirmed';
  const isNeeded =
    known === undefined || (isUnconfirmed && Math.abs(now - known.changedAt) >= REPEAT_TIME);
  const id = known?.id ?? newId;
  const store = (changedAt: number) => {
    reviews.store({ id, mailbox }, submission, changedAt);
    reviewPictures.replace(id, pictures);
  };
  if (!countConfirmation(statements, { email, kind: 'review', isNeeded }, now)) {
    // Its time stays that of the letter, from which repeats and retention count.
    if (isUnconfirmed) store(known.changedAt);
    return false;
  }
  store(now);
  const letter = { kind: 'review', email, locale: review.locale, reviewId: id, product } as const;
  newsletter.writeLetter(subscriberKey(email), letter, now);
  return true;
}

const findReview = (
  { reviews }: Pick<Statements, 'reviews'>,
  id: string,
  now: number,
): StoredReview | undefined => {
  const stored = reviews.review(id);
  return stored && withLostSending(stored, now);
};

type Claimed = { readonly stored: StoredReview; readonly isClaimed: boolean };

/**
 * Marks a review as confirmed; of two presses at once, one is to send it on. A version that was
 * corrected since it was read is not confirmed.
 */
function claim(
  statements: Statements,
  id: string,
  version: number,
  { clock, intake }: Pick<WriterParts, 'clock' | 'intake'>,
): Claimed | undefined {
  const now = clock.now();
  const known = findReview(statements, id, now);
  if (!known) return undefined;
  if (known.status !== 'unconfirmed' || known.version !== version)
    return { stored: known, isClaimed: false };
  const status = intake ? 'sending' : 'pending';
  statements.reviews.setStatus(id, status, now);
  return { stored: { ...known, status, changedAt: now }, isClaimed: true };
}

/**
 * If the commerce side does not take it, the review may be confirmed again; not if another press has
 * sent it since this one was given up as lost.
 */
async function handOver(
  id: string,
  { review, version, changedAt: since }: StoredReview,
  intake: ReviewIntake,
  { database, clock }: WriterParts,
): Promise<Found> {
  const received = await intake.receive(review);
  const sending = { id, version, since };
  const settled = await work(() =>
    database.write(({ reviews }) => {
      if (received.ok) reviews.settleReceived(sending, clock.now());
      else reviews.settleFailed(sending, clock.now());
      return reviews.review(id);
    }),
  );
  if (!settled.ok) return settled;
  return received.ok || settled.value?.status === 'pending' ? orNotFound(settled) : received;
}

/** Moderation of the reviews in the database. */
export const createEmbeddedReviewModeration = (
  database: CartDatabase,
  clock: Clock,
): ReviewModeration => ({
  listAfter: (number, limit) =>
    work(() => database.read(({ reviews }) => reviews.after(number, limit))),
  decide: (number, decision) =>
    work(() =>
      database.write(({ reviews, reviewPictures }) => {
        const isApproved = decision.kind === 'approve';
        const status = isApproved ? 'approved' : 'rejected';
        const reason = isApproved ? null : decision.reason;
        if (reviews.decide(number, status, reason, clock.now()) === 0) return 'unknown';
        if (!isApproved) reviewPictures.deleteOf(number);
        return 'decided';
      }),
    ),
  pictures: (number) =>
    work(() => database.read(({ reviewPictures }) => reviewPictures.ofReview(number))),
  published: () =>
    work(() => database.read(({ reviews }) => reviews.approved().map(toProductReview))),
});

/** Its date is the day on which it was published. Nobody has compared its order number. */
const toProductReview = ({ number, review, changedAt }: ModeratedReview): ProductReview => ({
  ...review,
  id: `${review.sku}-w${number}`,
  date: shopDay(changedAt),
  isVerified: false,
  isConfirmed: true,
});

const orNotFound = (found: Result<StoredReview | undefined, ReviewWriterFailure>): Found => {
  if (!found.ok) return found;
  return found.value ? ok(found.value) : err({ kind: 'review-not-found' });
};

async function work<T>(make: () => T): Promise<Result<T, ReviewWriterFailure>> {
  const done = await retryWhileBusy(make);
  return done.ok ? done : err({ ...done.error, kind: 'reviews-unavailable' });
}
