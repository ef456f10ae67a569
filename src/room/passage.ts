import {
  type Box,
  fitsInBox,
  orders,
  passesCorner,
  passesOpening,
  passesSpiral,
  type Plan,
  liftedPlans,
} from './box-geometry.ts';
import type { Package } from './packages.ts';

/** What stands between the front door and the bedroom, with its measures in display order. */
const OBSTACLES = {
  door: ['door-width', 'door-height'],
  straight: ['stair-width', 'headroom'],
  quarter: ['stair-width', 'upper-width', 'headroom'],
  winding: ['stair-width', 'headroom'],
  lift: ['lift-door-width', 'lift-door-height', 'cabin-width', 'cabin-depth', 'cabin-height'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * `straight`: a straight stair. `quarter`: two flights with a right angle between them. `winding`: a
 * spiral stair.
 */
export type ObstacleKind = keyof typeof OBSTACLES;

export type WayMeasure = (typeof OBSTACLES)[ObstacleKind][number];

/**
 * An obstacle with its measures in centimetres. `stair-width`: usable width of a stair, of its lower
 * flight. `headroom`: straight up from the edge of a step to what is above it; unknown if absent.
 */
export type Obstacle = {
  readonly kind: ObstacleKind;
  readonly measures: Readonly<Partial<Record<WayMeasure, number>>>;
};

/** Every obstacle on the way, in the order in which they are passed. */
export type Way = readonly Obstacle[];

export const measuresOf = (kind: ObstacleKind): readonly WayMeasure[] => OBSTACLES[kind];

/** A package that does not pass, with the first obstacle that stops it. */
export type Stopped = {
  readonly passes: false;
  readonly obstacle: ObstacleKind;
  /**
   * The measures of which each alone, at `needed` centimetres, would let the package pass, the one
   * that lacks least first. Empty if several are too small.
   */
  readonly tooSmall: readonly TooSmall[];
};

export type TooSmall = { readonly measure: WayMeasure; readonly needed: number };

/** A package that passes; with the headroom that it takes, in centimetres, if a stair's is unknown. */
export type Passed = { readonly passes: true; readonly headroom?: number };

export type Passage = Passed | Stopped;

/**
 * Whether a package passes all obstacles, and what stops it. A stair of unknown headroom stops what no
 * headroom would let pass.
 */
export function canPass(found: Pick<Package, 'kind' | 'measures'>, way: Way): Passage {
  const headrooms: number[] = [];
  for (const given of way) {
    const isUnknown = isHeadroomUnknown(given);
    const obstacle = isUnknown ? withMeasure(given, 'headroom', MAX_MEASURE) : given;
    if (!passes(found, obstacle)) {
      return { passes: false, obstacle: obstacle.kind, tooSmall: tooSmallOf(found, obstacle) };
    }
    const least = isUnknown ? leastMeasure(found, obstacle, 'headroom', 0) : undefined;
    if (least !== undefined) headrooms.push(least);
  }
  return headrooms.length > 0
    ? { passes: true, headroom: Math.max(...headrooms) }
    : { passes: true };
}

const isHeadroomUnknown = ({ kind, measures }: Obstacle): boolean =>
  measuresOf(kind).includes('headroom') && measures.headroom === undefined;

const withMeasure = (
  { kind, measures }: Obstacle,
  measure: WayMeasure,
  centimetres: number,
): Obstacle => ({ kind, measures: { ...measures, [measure]: centimetres } });

function tooSmallOf(
  found: Pick<Package, 'kind' | 'measures'>,
  obstacle: Obstacle,
): Stopped['tooSmall'] {
  const given = (measure: WayMeasure): number => obstacle.measures[measure] ?? 0;
  const enough = measuresOf(obstacle.kind).flatMap((measure) => {
    const needed = leastMeasure(found, obstacle, measure, Math.floor(given(measure)));
    return needed === undefined ? [] : [{ measure, needed }];
  });
  return enough.toSorted(
    (one, other) => one.needed - given(one.measure) - (other.needed - given(other.measure)),
  );
}

/** The least whole number of centimetres of a measure that lets a package pass, if there is one. */
function leastMeasure(
  found: Pick<Package, 'kind' | 'measures'>,
  obstacle: Obstacle,
  measure: WayMeasure,
  above: number,
): number | undefined {
  const isEnough = (centimetres: number): boolean =>
    passes(found, withMeasure(obstacle, measure, centimetres));
  if (!isEnough(MAX_MEASURE)) return undefined;
  let [tooSmall, enough] = [above, MAX_MEASURE];
  while (enough - tooSmall > 1) {
    const middle = Math.floor((tooSmall + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else tooSmall = middle;
  }
  return enough;
}

/** Largest measure of a way that is read, in centimetres. */
export const MAX_MEASURE = 400;

/**
 * Room for hands and handrails, in centimetres: each opening counts as so much smaller. A choice
 * of ours.
 */
const CLEARANCE = 2;

/**
 * Slope of a stair in degrees, which decides how much of its headroom is left across it. A choice of
 * ours: steps of 18.5 cm with treads of 20.5 cm.
 */
const SLOPE = 42;
const ACROSS_SLOPE = Math.cos((SLOPE * Math.PI) / 180);
const ALONG_SLOPE = Math.sin((SLOPE * Math.PI) / 180);

/** Radius of the post of a spiral stair, in centimetres. */
const POST = 8;

/**
 * A flat package bends to an inner radius of three times its thickness. A choice of ours: makers of
 * foam and latex allow a gentle curve for a short time and no fold.
 */
const BEND = 3;

function passes(
  { kind, measures }: Pick<Package, 'kind' | 'measures'>,
  obstacle: Obstacle,
): boolean {
  const of = (measure: WayMeasure): number => (obstacle.measures[measure] ?? 0) - CLEARANCE;
  const box = sorted(measures);
  const bends = kind === 'flat';
  switch (obstacle.kind) {
    case 'door':
      return passesOpening(box, of('door-width'), of('door-height'));
    case 'straight':
      return passesFlight(box, of('stair-width'), of('headroom'));
    case 'quarter': {
      const [lower, upper, headroom] = [of('stair-width'), of('upper-width'), of('headroom')];
      return (
        plansOnStair(box, headroom).some((plan) => passesCorner(plan, lower, upper)) ||
        (bends && bendsRoundCorner(box, Math.min(lower, upper), headroom))
      );
    }
    case 'winding': {
      const [width, headroom] = [of('stair-width'), of('headroom')];
      return (
        plansOnSpiral(box, headroom).some((plan) => passesSpiral(plan, POST, width)) ||
        (bends && bendsRoundPost(box, width, headroom))
      );
    }
    case 'lift':
      return (
        passesOpening(box, of('lift-door-width'), of('lift-door-height')) &&
        fitsInBox(box, [of('cabin-width'), of('cabin-depth'), of('cabin-height')])
      );
  }
}

/** Whether a box goes up a flight: lengthwise along the slope, below what is above it. */
const passesFlight = (box: Box, width: number, headroom: number): boolean =>
  passesOpening(box, width, headroom * ACROSS_SLOPE);

/**
 * What a box is from above at the turn of a stair, on any of the edges on which it comes up the
 * flight: level, or with one end lifted from there as far as the headroom allows.
 */
const plansOnStair = (box: Box, headroom: number): readonly Plan[] =>
  carriedOnStair(box, headroom).flatMap((carried) => liftedPlans(carried, headroom));

/** What a box is from above as it rises along a spiral, on any of its edges. */
const plansOnSpiral = (box: Box, headroom: number): readonly Plan[] =>
  carriedOnStair(box, headroom).map(([along, upright, depth]) => ({
    length: along * ACROSS_SLOPE + upright * ALONG_SLOPE,
    depth,
  }));

/** A box as it can be carried along a flight: its measures along it, upright, and across. */
const carriedOnStair = (box: Box, headroom: number): readonly Box[] =>
  orders(box).filter(([, upright]) => upright <= headroom * ACROSS_SLOPE);

/**
 * A bent package on its edge follows a quarter circle around the inner corner: it needs its
 * thickness, and what the curve takes off the corner.
 */
const bendsRoundCorner = ([, edge, thickness]: Box, width: number, headroom: number): boolean =>
  edge <= headroom * ACROSS_SLOPE && thickness * (1 + BEND * (1 - Math.SQRT1_2)) <= width;

/** A bent package on its edge follows the post of a spiral, if that curve is wide enough. */
const bendsRoundPost = ([, edge, thickness]: Box, width: number, headroom: number): boolean =>
  edge <= headroom * ACROSS_SLOPE && thickness <= width && thickness * (1 + BEND) <= POST + width;

/** The largest measure first. */
function sorted(measures: Package['measures']): Box {
  const [a, b, c] = measures;
  const [largest = a, middle = b, smallest = c] = measures.toSorted((one, other) => other - one);
  return [largest, middle, smallest];
}
