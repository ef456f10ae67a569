import type { Locale } from '../shared/locale.ts';

/** The ratings in stars, descending. */
export const RATINGS = [5, 4, 3, 2, 1] as const;

export type Rating = (typeof RATINGS)[number];

/** The aspects that shoppers may grade separately, in display order. */
export const REVIEW_ASPECTS = ['support', 'comfort', 'temperature', 'edge'] as const;

export type ReviewAspect = (typeof REVIEW_ASPECTS)[number];

/** Sleeping positions; `changing` is a mix of the others. */
export const SLEEP_POSITIONS = ['side', 'back', 'belly', 'changing'] as const;

export type SleepPosition = (typeof SLEEP_POSITIONS)[number];

/** Weight ranges of a sleeper, in kilograms; coarse, because weight is personal. */
export const SLEEPER_WEIGHTS = ['to-60', '60-80', '80-100', 'from-100'] as const;

export type SleeperWeight = (typeof SLEEPER_WEIGHTS)[number];

/** The range of a weight in kilograms; its upper limit belongs to it. */
export function sleeperWeightOf(kilograms: number): SleeperWeight {
  if (kilograms <= 60) return 'to-60';
  if (kilograms <= 80) return '60-80';
  return kilograms <= 100 ? '80-100' : 'from-100';
}

/** A photograph of a review: its path at the picture service, and its size in pixels. */
export type ReviewPicture = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Its author's description; empty if there is none. */
  readonly alt: string;
};

/** A shopper's review of a product. */
export type ProductReview = {
  readonly id: string;
  /** SKU of the product, regardless of the variant bought. */
  readonly sku: string;
  readonly rating: Rating;
  readonly title: string;
  readonly text: string;
  /** The shop where it was written, and thus its language. */
  readonly locale: Locale;
  /** First name only, and the town if known: "Marieke", "Zwolle" or "". */
  readonly author: string;
  readonly town: string;
  /** `2026-03-01`. */
  readonly date: string;
  /** True if the shop knows that the author has bought the product. */
  readonly isVerified: boolean;
  /**
   * Set if its author named an order number and confirmed the review by a letter to their address, and
   * the shop has not found such an order of the product.
   */
  readonly isConfirmed?: true;
  /** The size bought, `160x200`. */
  readonly size?: string;
  /** Key of the firmness bought: `medium`; absent if the product has no firmness option. */
  readonly firmness?: string;
  /** The person who sleeps on it, if the author said so. */
  readonly sleeper?: {
    readonly position?: SleepPosition;
    readonly weight?: SleeperWeight;
  };
  /** Grades of single aspects; an absent aspect has no grade. */
  readonly grades?: { readonly [A in ReviewAspect]?: Rating };
  /** Photographs by its author; absent if there are none. */
  readonly pictures?: readonly ReviewPicture[];
  /** Number of other shoppers who found it helpful; absent if they were not asked. */
  readonly helpful?: number;
  /** The shop's answer, in the language of the review; absent if there is none. */
  readonly answer?: string;
};
