import type { ProductReview, Rating } from '#src/catalog/review.ts';
import type { Locale } from '#src/shared/locale.ts';

/** A review as it is kept: in the words of its author, and of no other language. */
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
  /** False for the few whose purchase the shop does not know of. */
  readonly isVerified: boolean;
  /** A size that the product comes in; absent where it comes in one. */
  readonly size?: string;
  /** Key of the firmness that was bought, `medium`: where the product's variants differ in it. */
  readonly firmness?: string;
  /** How many other shoppers found it helpful. */
  readonly helpful?: number;
  /** What the shop answered below it, in the same language; absent where it did not. */
  readonly answer?: string;
} & Pick<ProductReview, 'sleeper' | 'grades'>;
