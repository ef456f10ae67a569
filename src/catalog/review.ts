import type { Locale } from '../shared/locale.ts';

/** How many stars of five a shopper gave, from many to few. */
export const RATINGS = [5, 4, 3, 2, 1] as const;

export type Rating = (typeof RATINGS)[number];

/** What a shopper wrote of a product. */
export type ProductReview = {
  readonly id: string;
  /** SKU of the product, whichever of its variants was bought. */
  readonly sku: string;
  readonly rating: Rating;
  readonly title: string;
  readonly text: string;
  /** Where it was written, and so in which words. */
  readonly locale: Locale;
  /** First name alone, and the town where it is known: "Marieke", "Zwolle" or "". */
  readonly author: string;
  readonly town: string;
  /** `2026-03-01`. */
  readonly date: string;
  /** True when the shop knows that the author has bought the product. */
  readonly isVerified: boolean;
  /** The size that was bought, `160x200`. */
  readonly size?: string;
  /** What the shop answered, in the language of the review; absent where it did not. */
  readonly answer?: string;
};
