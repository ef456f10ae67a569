import type { ProductReview, Rating } from '#src/catalog/review.ts';
import type { Locale } from '#src/shared/locale.ts';

/** A review as it is stored, in its author's language only. */
export type ReviewData = {
  /** SKU of the product: `LUN-VITA`. */
  readonly sku: string;
  readonly rating: Rating;
  readonly title: string;
  readonly text: string;
  readonly locale: Locale;
  /** First name alone. */
  readonly author: string;
  readonly town: string;
  /** `2026-03-01`: after the first day of the product in the shop. */
  readonly date: string;
  /** False if the shop knows of no purchase. */
  readonly isVerified: boolean;
  /** A size of the product; absent if it comes in one size. */
  readonly size?: string;
  /** Key of the firmness that was bought, `medium`, if the product's variants differ in it. */
  readonly firmness?: string;
  /** Number of other shoppers who found it helpful. */
  readonly helpful?: number;
  /** The shop's reply, in the same language; absent if there is none. */
  readonly answer?: string;
} & Pick<ProductReview, 'sleeper' | 'grades'>;
