import type { Firmness } from '../catalog/firmness.ts';
import type { Hit } from '../catalog/product.ts';
import type { ReviewSummary } from '../catalog/review-summary.ts';
import type { MovedPart } from './advice-moves.ts';
import type { AdviceRules } from './advice-rules.ts';
import type { Advice, AdviceResult } from './advise.ts';
import type { BehindReason, FitReason } from './mattress-fit.ts';

/** How many beds are advised. */
export const MAX_BEDS = 3;

/** A mattress for the whole bed, or one per side, that can be bought now. */
export type AdvisedBed = {
  /** One card, or one per side where no mattress has both firmnesses. */
  readonly pieces: readonly AdvisedPiece[];
  /** Size of the bed, `160x200`. */
  readonly size: string;
  /** Price of the whole bed in cents. */
  readonly cents: number;
  /** The same product in one piece, without a gap; set of two halves of a product that has one. */
  readonly onePiece?: OnePiece;
  readonly reasons: readonly FitReason[];
  /** Set if it costs more than the budget, as then all do that can be advised. */
  readonly isOverBudget?: true;
  /** Set if nothing of the advised firmness bears a sleeper. */
  readonly isFirmer?: true;
  /** The bed that would follow, and what it is first behind in; absent if nothing follows. */
  readonly next?: { readonly name: string; readonly isBehindIn: BehindReason };
};

/** A mattress across a bed of two: in the firmness of both, else in one that is for one of them. */
export type OnePiece = {
  readonly cents: number;
  /** Its page, with size and firmness chosen. */
  readonly url: string;
  readonly suitsBoth: boolean;
};

export type AdvisedPiece = {
  /** As its card shows it: price and size of all that is to be bought of it. */
  readonly hit: Hit;
  /** Its page, with size and firmness chosen. */
  readonly url: string;
  /** Firmness per side, left first; one if it is the same, or for one side only. */
  readonly grades: readonly Firmness[];
  /** Each grade is that of one of its two sides: the one that has to lie on top. */
  readonly isTurned?: true;
  /** What is put into the cart: its variant, or that of each half, left first. */
  readonly skus: readonly [string] | readonly [string, string];
  /** Its reviews by sleepers like those who lie on it; absent if there are too few. */
  readonly alike?: ReviewsAlike;
};

export type ReviewsAlike = ReviewSummary & {
  /** All reviews of the product: no address has what the sleepers said of themselves. */
  readonly url: string;
};

/** What the page of the advice shows: its form, and a result if one was asked for. */
export type ShownAdvice = {
  /** What the form and a result need of the rules. */
  readonly rules: Pick<
    AdviceRules,
    'version' | 'kilograms' | 'heights' | 'grades' | 'brands' | 'lengths'
  >;
  /** The rules are a draft, which only a preview shows. */
  readonly isDraft?: true;
  /** Absent before the form is sent. */
  readonly found?: FoundAdvice;
  /** The code in the address is none: the form is shown. */
  readonly isCodeUnknown?: true;
};

/** What the page of the rule shows. */
export type ShownAdviceRule = {
  readonly rules: AdviceRules;
  /** For a draft, which only a preview shows: what it moves of what is published. */
  readonly draft?: DraftEffect;
};

export type DraftEffect = {
  /** How many advices were compared, and how many of them move. */
  readonly compared: number;
  readonly moved: number;
  /** How they move, the most frequent first. */
  readonly parts: readonly MovedPart[];
};

export type FoundAdvice = {
  readonly result: AdviceResult;
  readonly code: string;
  /** Version of the table that it was made by; absent for a code from before codes had one. */
  readonly version?: string;
  /** The advice with its reasons, for the one who sent the form; a code has none. */
  readonly advice?: Advice;
  readonly beds: readonly AdvisedBed[];
};
