import type { Locale } from '../shared/locale.ts';

/** How many stars of five a shopper gave, from many to few. */
export const RATINGS = [5, 4, 3, 2, 1] as const;

export type Rating = (typeof RATINGS)[number];

/** What shoppers may grade by itself, in the order in which it is shown. */
export const REVIEW_ASPECTS = ['support', 'comfort', 'temperature', 'edge'] as const;

export type ReviewAspect = (typeof REVIEW_ASPECTS)[number];

/** How somebody sleeps: `changing` is now this way, now that. */
export const SLEEP_POSITIONS = ['side', 'back', 'belly', 'changing'] as const;

export type SleepPosition = (typeof SLEEP_POSITIONS)[number];

/** What a sleeper weighs, in kilograms, as coarsely as people like to tell. */
export const SLEEPER_WEIGHTS = ['to-60', '60-80', '80-100', 'from-100'] as const;

export type SleeperWeight = (typeof SLEEPER_WEIGHTS)[number];

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
  /** The firmness that was bought, as its option is named: `medium`; where it can be chosen. */
  readonly firmness?: string;
  /** Who sleeps on it, as far as the author told. */
  readonly sleeper?: {
    readonly position?: SleepPosition;
    readonly weight?: SleeperWeight;
  };
  /** What the author graded by itself; an aspect that is not there has no grade. */
  readonly grades?: { readonly [A in ReviewAspect]?: Rating };
  /** How many other shoppers found it helpful; absent where nobody was asked. */
  readonly helpful?: number;
  /** What the shop answered, in the language of the review; absent where it did not. */
  readonly answer?: string;
};
