import { createHmac } from 'node:crypto';
import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type {
  ModeratedReview,
  ReviewIntake,
  ReviewModeration,
  ReviewNotFound,
  ReviewWriter,
  ReviewWriterFailure,
  UncheckedReview,
} from '#ports/review-writer.ts';
import { proofOfReview, type PurchaseVerdict } from '#src/catalog/purchase.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import {
  PURCHASE_CHECK_TIME,
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
import { reviewFingerprint } from './embedded-verified-reviews.ts';
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
      const { pictures, ...rest } = submission;
      const taken = takesPictures && pictures ? { ...rest, pictures } : rest;
      const received = { submission: taken, product, newId: ids.next(), secret: database.secret };
      const done = await work(() => database.write((all) => receive(all, received, clock.now())));
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
    unchecked: (number, limit) =>
      work(() =>
        database.read(({ reviews }) =>
          reviews.unchecked(number, limit, clock.now() - PURCHASE_CHECK_TIME).flatMap(withClaim),
        ),
      ),
    storePurchase: (number, verdict) =>
      work(() => database.write((all) => storePurchase(all, number, verdict, parts))),
    discard: (id) =>
      work(() =>
        database.write((all) => {
          if (findReview(all, id, clock.now())?.status === 'unconfirmed') all.reviews.delete(id);
          return 'discarded' as const;
        }),
      ),
  };
}

/**
 * The review with its pictures under their names, and their files. A name follows from the picture
 * and its place, so that a review that is posted again is the same, and cannot be guessed.
 */
function namePictures(
  { pictures = [], ...submission }: ReviewSubmission,
  review: { readonly id: string; readonly secret: string },
) {
  if (pictures.length === 0) return { submission, pictures: [] };
  const named = pictures.map((picture, index) => ({
    picture,
    name: pictureName(picture.bytes, `${review.id} ${index}`, review.secret),
  }));
  const shown = named.map(({ picture, name }) => reviewPicture(name, picture));
  return {
    submission: { ...submission, review: { ...submission.review, pictures: shown } },
    pictures: named.map(({ picture: { bytes }, name }) => ({ name, bytes })),
  };
}

const pictureName = (bytes: Uint8Array, place: string, secret: string): string =>
  createHmac('sha256', secret).update(`review-picture ${place} `).update(bytes).digest('hex');

const FULL: ReviewWriterFailure = {
  kind: 'reviews-unavailable',
  status: 503,
  message: 'Too many pictures wait for a decision.',
};

type Received = {
  readonly submission: ReviewSubmission;
  readonly product: string;
  readonly newId: string;
  /** Of the database, for the names of pictures. */
  readonly secret: string;
};

/**
 * Stores a review with its pictures and its confirmation letter, or nothing; returns whether a letter
 * is written, or `full` if too many pictures wait. An unconfirmed review is corrected even without
 * another letter: the link of the first one shows it. A review that was confirmed before stays as it
 * is.
 */
function receive(
  statements: Statements,
  { submission, product, newId, secret }: Received,
  now: number,
): boolean | 'full' {
  const { reviews, reviewPictures, mailboxes, newsletter } = statements;
  if (submission.pictures && reviewPictures.undecidedBytes() > MAX_UNDECIDED_PICTURE_BYTES)
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
    const named = namePictures(submission, { id, secret });
    reviews.store({ id, mailbox }, named.submission, changedAt);
    reviewPictures.replace(id, named.pictures);
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

const withClaim = ({ number, review, email, order }: ModeratedReview): readonly UncheckedReview[] =>
  email === undefined || order === undefined
    ? []
    : [{ number, locale: review.locale, sku: review.sku, email, order }];

/** Of a verified review that another system publishes, its fingerprint stays. */
function storePurchase(
  { reviews, purchases }: Statements,
  number: number,
  verdict: PurchaseVerdict,
  { database, clock, intake }: WriterParts,
): 'stored' {
  const [found] = reviews.after(number - 1, 1);
  if (!reviews.storePurchase(number, verdict)) return 'stored';
  if (found?.number === number && intake && verdict === 'bought')
    purchases.storeVerified(reviewFingerprint(found.review, database.secret), clock.now());
  return 'stored';
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
  remove: (number) =>
    work(() =>
      database.write(({ reviews }) => (reviews.remove(number) === 0 ? 'unknown' : 'removed')),
    ),
  pictures: (number) =>
    work(() => database.read(({ reviewPictures }) => reviewPictures.ofReview(number))),
  published: () =>
    work(() => database.read(({ reviews }) => reviews.approved().map(toProductReview))),
});

/** Its date is the day on which it was published. */
const toProductReview = ({
  number,
  review,
  changedAt,
  purchase,
}: ModeratedReview): ProductReview => ({
  ...review,
  id: `${review.sku}-w${number}`,
  date: shopDay(changedAt),
  ...proofOfReview(purchase),
});

const orNotFound = (found: Result<StoredReview | undefined, ReviewWriterFailure>): Found => {
  if (!found.ok) return found;
  return found.value ? ok(found.value) : err({ kind: 'review-not-found' });
};

async function work<T>(make: () => T): Promise<Result<T, ReviewWriterFailure>> {
  const done = await retryWhileBusy(make);
  return done.ok ? done : err({ ...done.error, kind: 'reviews-unavailable' });
}
