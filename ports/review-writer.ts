import type { ProductReview } from '#src/catalog/review.ts';
import type { ClaimedPurchase, PurchaseVerdict } from '#src/catalog/purchase.ts';
import type { ReviewSubmission, StoredReview, WrittenReview } from '#src/catalog/written-review.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * Receives reviews that shoppers write (WR1), one per mailbox and product. Whichever system holds the
 * products, the shop itself verifies the address; then the review waits for a moderator.
 */
export interface ReviewWriter {
  /** Whether reviews may have pictures: not where another system moderates that takes none. */
  takesPictures(): Promise<boolean>;
  /**
   * Mails a request for confirmation; nobody reads the review before. It replaces an unconfirmed one,
   * also where no further letter is written, with its pictures. The answer is the same for a known
   * mailbox, and for one that has got too many letters. Pictures are dropped where none are taken.
   *
   * @param product its name, for the letter.
   */
  submit(
    submission: ReviewSubmission,
    product: string,
  ): Promise<Result<'accepted', ReviewWriterFailure>>;
  /** What is stored under the id of a letter. */
  submitted(id: string): Promise<Result<StoredReview, ReviewWriterFailure | ReviewNotFound>>;
  /**
   * Hands an unconfirmed review to its moderators, if it is still of the version that its reader
   * confirms; any other stays as it is.
   */
  confirm(
    id: string,
    version: number,
  ): Promise<Result<StoredReview, ReviewWriterFailure | ReviewNotFound>>;
  /**
   * At most `limit` reviews after `number` that were confirmed in the last three days and wait for
   * their moderator, whose purchase was not checked or not completed, the oldest first (WR5). Where the
   * shop itself moderates, those whose order was not found as well: a checkout tells it once it is paid.
   */
  unchecked(
    number: number,
    limit: number,
  ): Promise<Result<readonly UncheckedReview[], ReviewWriterFailure>>;
  /**
   * Stores what the orders say of a confirmed review. The first verdict stays, but `not-completed` and
   * `no-order` may become `bought`.
   */
  storePurchase(
    number: number,
    verdict: PurchaseVerdict,
  ): Promise<Result<'stored', ReviewWriterFailure>>;
  /** Deletes an unconfirmed review. May be repeated. */
  discard(id: string): Promise<Result<'discarded', ReviewWriterFailure>>;
}

/** The reviews cannot be read or written now, or whether one was written is unknown (504). */
export type ReviewWriterFailure = {
  readonly kind: 'reviews-unavailable';
  readonly status: number;
  readonly message: string;
  /** When a retry may be worthwhile, where known. */
  readonly retryAfterSeconds?: number;
};

/** No review has this id, or it was discarded, or its time has passed. */
export type ReviewNotFound = { readonly kind: 'review-not-found' };

export const ReviewWriter = token<ReviewWriter>('ReviewWriter');

/** Takes confirmed reviews to the system that moderates them. */
export interface ReviewIntake {
  /** Not idempotent: what is sent twice is two reviews, of which a moderator sees both. */
  receive(review: WrittenReview): Promise<Result<'received', ReviewWriterFailure>>;
}

/** Moderation of the reviews that the shop itself publishes. */
export interface ReviewModeration {
  /** At most `limit` reviews after `number`, the oldest first. */
  listAfter(
    number: number,
    limit: number,
  ): Promise<Result<readonly ModeratedReview[], ReviewWriterFailure>>;
  /** Decides about a review that waits; `unknown` if none with this number does. */
  decide(
    number: number,
    decision: ReviewDecision,
  ): Promise<Result<'decided' | 'unknown', ReviewWriterFailure>>;
  /** Deletes an approved review with its pictures; `unknown` if there is none with this number. */
  remove(number: number): Promise<Result<'removed' | 'unknown', ReviewWriterFailure>>;
  /** Pictures of a review that waits, as WebP files in the order of the review. */
  pictures(number: number): Promise<Result<readonly Uint8Array[], ReviewWriterFailure>>;
  /** All approved reviews. */
  published(): Promise<Result<readonly ProductReview[], ReviewWriterFailure>>;
}

/** A rejection needs its reason, which the author sees. */
export type ReviewDecision =
  | { readonly kind: 'approve' }
  | { readonly kind: 'reject'; readonly reason: string };

/**
 * What a moderator sees; address and order number until it is decided, and what the orders say of them
 * once they were asked.
 */
export type ModeratedReview = StoredReview & {
  readonly email?: string;
  readonly order?: string;
  readonly purchase?: PurchaseVerdict;
};

/** A confirmed review with what its purchase is checked by. */
export type UncheckedReview = ClaimedPurchase & {
  readonly number: number;
  readonly locale: Locale;
};
