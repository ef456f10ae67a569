import { attributeProperty } from '../catalog/attributes/attribute-key.ts';
import { type Firmness, isFirmness, parseFirmnesses } from '../catalog/firmness.ts';
import type { Hit } from '../catalog/product.ts';
import { weightedRating } from '../catalog/review-summary.ts';
import type { Position } from './advice-rules.ts';
import type { AdviceCriterion } from './advise.ts';

/** What mattresses are chosen by, besides their size and firmness. */
export type MattressNeeds = {
  /** In kilograms, per sleeper; 0 for nobody. */
  readonly loads: readonly number[];
  readonly criteria: readonly AdviceCriterion[];
  /** Positions of the sleepers; empty if unknown. */
  readonly positions: readonly Position[];
  /** For the whole bed, in cents. */
  readonly budgetCents?: number;
};

/** The facts of a mattress that the choice depends on; absent if its maker does not say. */
export type MattressFacts = {
  /** Empty if firmness is an option of its variants. */
  readonly grades: readonly Firmness[];
  /** Maximum load per person in kilograms. */
  readonly load?: number;
  readonly zones?: number;
  /** In centimetres. */
  readonly height?: number;
  readonly positions: readonly Position[];
  /** Grades 1 to 5 of the shop's own measurement, by property. */
  readonly ratings: Readonly<Record<string, number>>;
  /** From 1 to 5: the less a mattress is ventilated, the warmer it is. */
  readonly warmth?: number;
  readonly reviews: number;
};

/** Why a mattress: what it has of what the sleepers need. */
export type FitReason =
  | { readonly code: 'grade' | 'position' | 'budget' | AdviceCriterion }
  | { readonly code: 'load'; readonly kilograms: number };

/**
 * Why not the next one: the first thing in which it is behind. `further-over`: it is over the budget
 * by more, where all are. `order`: it is sold less often.
 */
export type BehindReason =
  | AdviceCriterion
  | 'position'
  | 'reviews'
  | 'over-budget'
  | 'further-over'
  | 'dearer'
  | 'order';

/** Reads the facts off a product of a listing, in any language of the shop. */
export function mattressFacts({
  attributes,
  uspAttributes,
  reviews,
}: Pick<Hit, 'attributes' | 'uspAttributes' | 'reviews'>): MattressFacts {
  const text = (property: string): string =>
    attributes.find(({ code }) => attributeProperty(code) === property)?.value ?? '';
  const [load, zones, height] = ['maximale_belasting', 'comfortzones', 'hoogte'].map((property) =>
    leadingNumber(text(property)),
  );
  const ratings = Object.fromEntries(
    uspAttributes
      .filter(({ showRating }) => showRating)
      .map(({ code, value }) => [attributeProperty(code), Number(value) || 0]),
  );
  const ventilation = ratings['ventilatie'];
  const positionText = text('slaaphouding').toLowerCase();
  return {
    grades: parseFirmnesses(attributes.find(isFirmness)?.value ?? ''),
    ...(load !== undefined && { load }),
    ...(zones !== undefined && { zones }),
    ...(height !== undefined && { height }),
    positions: NAMED_POSITIONS.filter((position) =>
      POSITION_WORDS[position].some((word) => positionText.includes(word)),
    ),
    ratings,
    ...(ventilation !== undefined && { warmth: 6 - ventilation }),
    reviews: weightedRating(reviews),
  };
}

/** Facts that are true of both mattresses of a bed: what one lacks, both lack. */
export function factsOfBoth(left: MattressFacts, right: MattressFacts): MattressFacts {
  const numbers: NumberFacts = lowerOf(numbersOf(left), numbersOf(right));
  return {
    ...numbers,
    grades: [...new Set([...left.grades, ...right.grades])],
    positions: left.positions.filter((position) => right.positions.includes(position)),
    ratings: lowerOf(left.ratings, right.ratings),
    reviews: Math.min(left.reviews, right.reviews),
  };
}

type NumberFacts = Pick<MattressFacts, 'load' | 'zones' | 'height' | 'warmth'>;
type Numbers = Readonly<Record<string, number | undefined>>;

const numbersOf = ({ load, zones, height, warmth }: MattressFacts) => ({
  load,
  zones,
  height,
  warmth,
});

/** The lower of each number that both have. */
const lowerOf = (left: Numbers, right: Numbers): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(left).flatMap(([name, one]) => {
      const other = right[name];
      return one === undefined || other === undefined ? [] : [[name, Math.min(one, other)]];
    }),
  );

const NAMED_POSITIONS = ['side', 'back', 'stomach'] as const;

const POSITION_WORDS: Readonly<Record<(typeof NAMED_POSITIONS)[number], readonly string[]>> = {
  side: ['zij', 'seite', 'side'],
  back: ['rug', 'rück', 'back'],
  stomach: ['buik', 'bauch', 'stomach'],
};

/** 120 for "120 kg (265 lb)". */
function leadingNumber(text: string): number | undefined {
  const [found] = /^\s*\d+/u.exec(text) ?? [];
  return found === undefined ? undefined : Number(found);
}

/** Whether a mattress bears this sleeper; one of unknown load is not advised. */
export const bears = ({ load = 0 }: MattressFacts, kilograms: number): boolean => load >= kilograms;

/** How well a mattress meets the needs besides firmness: the criteria first, then its reviews. */
const fitOf = (facts: MattressFacts, { criteria, positions }: MattressNeeds): number =>
  criteria.reduce((sum, criterion) => sum + degreeOf(facts, criterion), 0) +
  positionDegree(facts, positions) +
  facts.reviews / 5000;

export type Offered = { readonly facts: MattressFacts; readonly cents: number };

/**
 * Compares two offers, the better first: those over the budget come last, the cheapest of them first;
 * of equals the better seller stays first.
 */
export const byBudgetThenFit =
  (needs: MattressNeeds) =>
  (a: Offered, b: Offered): number =>
    centsOver(a, needs) - centsOver(b, needs) || fitOf(b.facts, needs) - fitOf(a.facts, needs);

export const isOverBudget = (offer: Offered, needs: MattressNeeds): boolean =>
  centsOver(offer, needs) > 0;

/** How much an offer is over the budget; 0 within it. */
export const centsOver = ({ cents }: Offered, { budgetCents = Infinity }: MattressNeeds): number =>
  Math.max(0, cents - budgetCents);

/** An offer to advise, and the one that would follow it. */
export type Ranked<T extends Offered> = {
  readonly offer: T;
  readonly next?: { readonly offer: T; readonly isBehindIn: BehindReason };
};

/**
 * The best `count` offers, each with why not the next one. Nothing over the budget is among them if
 * anything is within it.
 */
export function bestOffers<T extends Offered>(
  offers: readonly T[],
  needs: MattressNeeds,
  count: number,
): readonly Ranked<T>[] {
  const inOrder = offers.toSorted(byBudgetThenFit(needs));
  const within = inOrder.filter((offer) => !isOverBudget(offer, needs));
  return (within.length > 0 ? within : inOrder).slice(0, count).map((offer, index) => {
    const next = inOrder[index + 1];
    return next
      ? { offer, next: { offer: next, isBehindIn: behindIn(offer, next, needs) } }
      : { offer };
  });
}

/** From 0 to 5. */
function degreeOf(
  { ratings, zones = 1, warmth = 0 }: MattressFacts,
  criterion: AdviceCriterion,
): number {
  switch (criterion) {
    case 'pressure':
      return ratings['drukverdeling'] ?? 0;
    case 'support':
      return ratings['ondersteuning'] ?? 0;
    case 'zones':
      return Math.min(5, zones);
    case 'still':
      return ratings['stabiliteit'] ?? 0;
    case 'airy':
      return ratings['ventilatie'] ?? 0;
    case 'warm':
      return warmth;
  }
}

/** From 0 to 2: the sum of how far each sleeper's position is met. */
const positionDegree = (facts: MattressFacts, positions: readonly Position[]): number =>
  positions.reduce((sum, position) => sum + suits(facts, position), 0);

/** From 0 to 1; who lies in every position needs a mattress that is made for all of them. */
function suits({ positions }: MattressFacts, position: Position): number {
  if (position === 'mixed') return positions.length / NAMED_POSITIONS.length;
  return positions.includes(position) ? 1 : 0;
}

/** From this degree on a criterion counts as met. */
const MET = 4;

/** Why a mattress with the right firmness was chosen. */
export function fitReasons(
  facts: MattressFacts,
  needs: MattressNeeds,
  cents: number,
): readonly FitReason[] {
  const { criteria, positions, loads, budgetCents } = needs;
  const isInBudget = budgetCents !== undefined && cents <= budgetCents;
  return [
    { code: 'grade' },
    ...(facts.load !== undefined && loads.length > 0
      ? [{ code: 'load', kilograms: facts.load } as const]
      : []),
    ...criteria.flatMap((criterion) =>
      degreeOf(facts, criterion) >= MET ? [{ code: criterion }] : [],
    ),
    ...(positions.length > 0 && positionDegree(facts, positions) === positions.length
      ? [{ code: 'position' } as const]
      : []),
    ...(isInBudget ? [{ code: 'budget' } as const] : []),
  ];
}

/** Why the next one is only the next: what it is first behind in. */
function behindIn(first: Offered, next: Offered, needs: MattressNeeds): BehindReason {
  const { criteria, positions } = needs;
  if (isOverBudget(next, needs) && !isOverBudget(first, needs)) return 'over-budget';
  if (centsOver(next, needs) > centsOver(first, needs)) return 'further-over';
  const criterion = criteria.find((one) => degreeOf(next.facts, one) < degreeOf(first.facts, one));
  if (criterion) return criterion;
  if (positionDegree(next.facts, positions) < positionDegree(first.facts, positions)) {
    return 'position';
  }
  if (next.facts.reviews < first.facts.reviews) return 'reviews';
  return next.cents > first.cents ? 'dearer' : 'order';
}
