import type { Firmness } from '../catalog/firmness.ts';
import type { AdviceRequest, Sleeper } from './advice-request.ts';
import {
  type AdviceRules,
  bandOf,
  type Bounds,
  gradeOf,
  type Position,
  SCALE,
  type Shape,
} from './advice-rules.ts';

/** The answer: what to sleep on, each part with its reasons. */
export type Advice = {
  /** One side per sleeper, in their order. */
  readonly sides: readonly SideAdvice[];
  readonly mattresses: 1 | 2;
  /** Empty for one sleeper. */
  readonly mattressReasons: readonly MattressReason[];
  /** In centimetres. */
  readonly width: number;
  readonly widthReason: WidthReason;
  readonly length: number;
  readonly lengthReason: LengthReason;
  readonly base: BedBaseAdvice;
  /** What a mattress should have besides, the most important first. */
  readonly criteria: readonly AdviceCriterion[];
};

/** The part of the advice that says nothing about a body: what a code of a result holds. */
export type AdviceResult = {
  readonly sides: readonly { readonly firmness: number; readonly pillow: Bounds }[];
} & Pick<Advice, 'mattresses' | 'width' | 'length'>;

export type SideAdvice = {
  /** On the shop's scale. */
  readonly firmness: number;
  readonly grade: Firmness;
  /** In the order in which they add up. */
  readonly reasons: readonly FirmnessReason[];
  /** Set if the height was left open: the build is not in the sum. */
  readonly lacksHeight?: true;
  /** Height of the pillow in centimetres. */
  readonly pillow: Bounds;
};

/** A part of the sum; `by` is what it adds. */
export type FirmnessReason =
  | { readonly code: 'weight'; readonly by: number }
  | { readonly code: 'build'; readonly build: 'light' | 'heavy'; readonly by: number }
  | { readonly code: 'position'; readonly position: Position; readonly by: number }
  | { readonly code: 'shape'; readonly shape: Shape; readonly by: number }
  | { readonly code: 'shoulder' | 'back' | 'scale'; readonly by: number };

/** Why two mattresses: another grade, weights far apart, somebody moves. `alike`: why one. */
export type MattressReason = 'grade' | 'weight' | 'restless' | 'alike';

/** `asked`: as the shopper wants it. `too-narrow`: wider than that, for two. */
export type WidthReason = 'asked' | 'too-narrow' | 'one' | 'two' | 'apart';

/**
 * `roomy`: as long as the size guide recommends; `enough`: it fits, one longer is roomy. `unsure`: a
 * height was left open, so the other one alone or the shortest length counts.
 */
export type LengthReason = 'roomy' | 'enough' | 'longest' | 'unsure';

export type BedBaseAdvice = { readonly count: 1 | 2; readonly reinforced: boolean };

/** Properties of a mattress that a sleeper gains from. */
export type AdviceCriterion = 'zones' | 'pressure' | 'support' | 'airy' | 'warm' | 'still';

/** The advice for one or two sleepers; swapping them swaps its sides and nothing else. */
export function advise(rules: AdviceRules, request: AdviceRequest): Advice {
  const { sleepers, restless } = request;
  const people: readonly Sleeper[] = sleepers;
  const sides = people.map((sleeper) => adviseSide(rules, sleeper));
  const mattressReasons = mattressReasonsOf(rules, request, sides);
  const mattresses =
    mattressReasons.length > 0 && !mattressReasons.includes('alike') ? 2 : (1 as const);
  const { length, lengthReason } = lengthFor(rules, people);
  return {
    sides,
    mattresses,
    mattressReasons,
    ...widthFor(rules, request, { mattresses, length }),
    length,
    lengthReason,
    base: {
      count: mattresses,
      reinforced: people.some(({ kilograms }) => kilograms >= rules.reinforcedFrom),
    },
    criteria: criteriaOf(rules, people, restless),
  };
}

/** The part of an advice that can be shared. */
export const resultOf = ({ sides, mattresses, width, length }: Advice): AdviceResult => ({
  sides: sides.map(({ firmness, pillow }) => ({ firmness, pillow })),
  mattresses,
  width,
  length,
});

/** Firmness and pillow of one sleeper: a sum that is kept on the scale. */
export function adviseSide(rules: AdviceRules, sleeper: Sleeper): SideAdvice {
  const { position, shape } = sleeper;
  const reasons: FirmnessReason[] = [
    { code: 'weight', by: bandOf(rules, sleeper.kilograms)?.firmness ?? SCALE.from },
    ...buildReason(rules, sleeper),
    ...added({ code: 'position', position, by: rules.positions[position] }),
    ...(shape ? added({ code: 'shape', shape, by: rules.shapes[shape][position] }) : []),
    ...(sleeper.shoulder && position === 'side'
      ? added({ code: 'shoulder', by: rules.shoulder })
      : []),
  ];
  const sum = sumOf(reasons);
  if (sleeper.back) reasons.push(...added({ code: 'back', by: towardsMiddle(rules, sum) }));
  const found = sumOf(reasons);
  const firmness = Math.min(SCALE.to, Math.max(SCALE.from, found));
  reasons.push(...added({ code: 'scale', by: firmness - found }));
  return {
    firmness,
    grade: gradeOf(rules, firmness),
    reasons,
    ...(sleeper.height === undefined && { lacksHeight: true as const }),
    pillow: pillowFor(rules, sleeper),
  };
}

/** A reason that adds nothing is none. */
const added = (reason: FirmnessReason): readonly FirmnessReason[] =>
  reason.by === 0 ? [] : [reason];

const sumOf = (reasons: readonly FirmnessReason[]): number =>
  reasons.reduce((sum, { by }) => sum + by, 0);

function buildReason(
  { build }: AdviceRules,
  { kilograms, height }: Sleeper,
): readonly FirmnessReason[] {
  if (height === undefined) return [];
  const ratio = kilograms / Math.max(1, height - 100);
  if (ratio < build.lightBelow) return added({ code: 'build', build: 'light', by: -build.by });
  return ratio >= build.heavyFrom ? added({ code: 'build', build: 'heavy', by: build.by }) : [];
}

/** Keeps the order of any two sums, so that more weight stays firmer. */
const towardsMiddle = ({ back }: AdviceRules, sum: number): number =>
  Math.sign(back.towards - sum) * Math.min(back.by, Math.abs(back.towards - sum));

function pillowFor({ pillows, broadShapes }: AdviceRules, { position, shape }: Sleeper): Bounds {
  const isBroad = position === 'side' && shape !== undefined && broadShapes.includes(shape);
  return pillows[isBroad ? 'broad' : position];
}

function mattressReasonsOf(
  { two }: AdviceRules,
  { sleepers, restless }: AdviceRequest,
  [left, right]: readonly SideAdvice[],
): readonly MattressReason[] {
  const [one, other] = sleepers;
  if (!left || !right || !other) return [];
  const reasons: MattressReason[] = [];
  if (left.grade !== right.grade) reasons.push('grade');
  if (Math.abs(one.kilograms - other.kilograms) > two.kilograms) reasons.push('weight');
  if (restless) reasons.push('restless');
  return reasons.length > 0 ? reasons : ['alike'];
}

function widthFor(
  { widths, two }: AdviceRules,
  { sleepers, restless, width }: AdviceRequest,
  bed: Pick<Advice, 'mattresses' | 'length'>,
): Pick<Advice, 'width' | 'widthReason'> {
  const isForTwo = sleepers.length === 2;
  const least = bed.mattresses === 2 ? two.minWidth : widths.minTwo;
  if (width !== undefined) {
    return isForTwo && width < least
      ? { width: Math.max(least, widths.two), widthReason: 'too-narrow' }
      : { width, widthReason: 'asked' };
  }
  if (!isForTwo) return { width: widths.one, widthReason: 'one' };
  return restless
    ? { width: widths.twoApart, widthReason: 'apart' }
    : { width: widths.two, widthReason: 'two' };
}

function lengthFor(
  { lengths }: AdviceRules,
  sleepers: readonly Sleeper[],
): Pick<Advice, 'length' | 'lengthReason'> {
  const heights = sleepers.flatMap(({ height }) => height ?? []);
  const height = Math.max(0, ...heights);
  const length = lengths.sizes.find((size) => size >= height + lengths.above);
  if (length === undefined) return { length: lengths.sizes.at(-1) ?? 0, lengthReason: 'longest' };
  if (heights.length < sleepers.length) return { length, lengthReason: 'unsure' };
  return { length, lengthReason: length >= height + lengths.roomy ? 'roomy' : 'enough' };
}

function criteriaOf(
  { zonedShapes }: AdviceRules,
  sleepers: readonly Sleeper[],
  restless: boolean,
): readonly AdviceCriterion[] {
  const wanted: Readonly<Record<AdviceCriterion, boolean>> = {
    pressure: sleepers.some(({ shoulder, position }) => shoulder && position === 'side'),
    support: sleepers.some(({ back }) => back),
    zones: sleepers.some(({ shape }) => shape !== undefined && zonedShapes.includes(shape)),
    still: restless,
    airy: sleepers.some(({ temperature }) => temperature === 'warm'),
    warm: sleepers.every(({ temperature }) => temperature === 'cool'),
  };
  return CRITERIA.filter((criterion) => wanted[criterion]);
}

/** The most important first. */
const CRITERIA: readonly AdviceCriterion[] = [
  'pressure',
  'support',
  'zones',
  'still',
  'airy',
  'warm',
];
