import type { ClaimedPurchase, PlacedOrder, PurchaseVerdict } from '#src/catalog/purchase.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** The orders of the shop, as far as they prove what the author of a review has bought (WR5). */
export interface Purchases {
  /**
   * Whether an order of this number, placed with this address, contains the product: itself, a variant
   * or a part of a bed. The verdict is for moderators alone: to anybody else it would tell who has
   * ordered what.
   */
  check(
    locale: Locale,
    claimed: ClaimedPurchase,
  ): Promise<Result<PurchaseVerdict, PurchasesFailure>>;
  /**
   * Keeps an order that the checkout has placed, with the SKUs of products, in place of an earlier one
   * with its number; one without SKUs is forgotten. May be repeated. Status 501 where the commerce
   * system has its orders itself.
   */
  record(order: PlacedOrder): Promise<Result<'recorded', PurchasesFailure>>;
}

/** The orders cannot be read or written now. */
export type PurchasesFailure = {
  readonly kind: 'purchases-unavailable';
  readonly status: number;
  readonly message: string;
  readonly retryAfterSeconds?: number;
};

export const Purchases = token<Purchases>('Purchases');

/** Knows the reviews of verified purchases among those that another system publishes. */
export interface VerifiedReviews {
  /**
   * Marks those that were published with exactly the stars and words of a review whose purchase was
   * verified; none if that cannot be read now.
   */
  mark(reviews: readonly ProductReview[]): Promise<readonly ProductReview[]>;
}

export const VerifiedReviews = token<VerifiedReviews>('VerifiedReviews');
