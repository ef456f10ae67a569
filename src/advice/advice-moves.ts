import { type AdviceRequest, BED_WIDTHS, type Sleeper } from './advice-request.ts';
import { type AdviceRules, type Bounds, POSITIONS, SHAPES } from './advice-rules.ts';
import { type Advice, advise, type SideAdvice } from './advise.ts';

/** What an advice says, without its reasons. */
export type AdviceOutcome = Pick<
  Advice,
  'mattresses' | 'width' | 'length' | 'base' | 'criteria'
> & { readonly sides: readonly Omit<SideAdvice, 'reasons'>[] };

/** Sleepers whose advice differs between two tables; absent where a table is not made for them. */
export type AdviceMove = {
  readonly request: AdviceRequest;
  readonly before?: AdviceOutcome;
  readonly after?: AdviceOutcome;
};

export type AdviceMoves = {
  /** How many advices were compared. */
  readonly compared: number;
  readonly moves: readonly AdviceMove[];
};

/**
 * Compares the advice of two tables for {@link sampleRequests}: what a change to the table moves,
 * before it is published.
 */
export function compareAdvice(before: AdviceRules, after: AdviceRules): AdviceMoves {
  const requests = sampleRequests(before, after);
  const moves = requests.flatMap((request): readonly AdviceMove[] => {
    const [old, current] = [adviceOutcomeOf(before, request), adviceOutcomeOf(after, request)];
    if (JSON.stringify(old) === JSON.stringify(current)) return [];
    return [{ request, ...(old && { before: old }), ...(current && { after: current }) }];
  });
  return { compared: requests.length, moves };
}

/** The advice of a table; `undefined` if it is not made for a sleeper. */
export function adviceOutcomeOf(
  rules: AdviceRules,
  request: AdviceRequest,
): AdviceOutcome | undefined {
  const sleepers: readonly Sleeper[] = request.sleepers;
  if (!sleepers.every((sleeper) => isFor(rules, sleeper))) return undefined;
  const { sides, mattresses, width, length, base, criteria } = advise(rules, request);
  const found = sides.map(({ firmness, grade, pillow }) => ({ firmness, grade, pillow }));
  return { sides: found, mattresses, width, length, base, criteria };
}

const isFor = (rules: AdviceRules, { kilograms, height }: Sleeper): boolean =>
  isIn(rules.kilograms, kilograms) && (height === undefined || isIn(rules.heights, height));

const isIn = ({ from, to }: Bounds, number: number): boolean => number >= from && number <= to;

/**
 * Sleepers to compare two tables by: the weights and heights at which one of them has a step, in
 * every position, shape and with every complaint; and couples of these weights or as far apart as a
 * table takes one mattress for, one of whom moves or not, and for a bed of any width. The same
 * whichever table is the newer one.
 */
export function sampleRequests(one: AdviceRules, other: AdviceRules): readonly AdviceRequest[] {
  const tables = [one, other];
  const weights = inOrder(tables.flatMap(stepsOfWeight));
  const heights = inOrder(tables.flatMap(stepsOfHeight));
  const alone = weights.flatMap((kilograms) =>
    heights.flatMap((height) =>
      LYING.map((lying): AdviceRequest => ({
        sleepers: [{ kilograms, height, temperature: 'neutral', ...lying }],
        restless: false,
      })),
    ),
  );
  return [...alone, ...couplesOf(weights, tables)];
}

const inOrder = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].toSorted((a, b) => a - b);

const stepsOfWeight = ({ kilograms, bands, reinforcedFrom }: AdviceRules): readonly number[] => [
  kilograms.from,
  ...bands.map(({ upTo }) => upTo),
  ...[reinforcedFrom - 1, reinforcedFrom].filter(
    (weight) => weight >= kilograms.from && weight <= kilograms.to,
  ),
];

/** In steps of ten centimetres, and where another length or the edge of the rule begins. */
function stepsOfHeight({ heights, lengths }: AdviceRules): readonly number[] {
  const tens = Array.from(
    { length: Math.floor((heights.to - heights.from) / 10) + 1 },
    (_, step) => heights.from + step * 10,
  );
  const edges = lengths.sizes.flatMap((size) => [size - lengths.above, size - lengths.above + 1]);
  return [
    ...tens,
    ...edges.filter((edge) => edge >= heights.from && edge <= heights.to),
    heights.to,
  ];
}

type Lying = Pick<Sleeper, 'position' | 'shape' | 'shoulder' | 'back'>;

/** Every position, shape and complaint; only the side has a sore shoulder. */
const LYING: readonly Lying[] = POSITIONS.flatMap((position) =>
  [undefined, ...SHAPES].flatMap((shape) =>
    (position === 'side' ? [false, true] : [false]).flatMap((shoulder) =>
      [false, true].map((back) =>
        shape ? { position, shoulder, back, shape } : { position, shoulder, back },
      ),
    ),
  ),
);

/**
 * Of average height and without a shape: what couples share does not depend on these. Two of the same
 * weight stand for all whose bed has a width, as only one mattress or two matters for it.
 */
function couplesOf(
  weights: readonly number[],
  tables: readonly AdviceRules[],
): readonly AdviceRequest[] {
  const pairs = [
    ...weights.flatMap((light, index) => weights.slice(index).map((heavy) => [light, heavy])),
    ...pairsApart(weights, tables),
  ];
  return pairs.flatMap(([light = 0, heavy = 0]) =>
    [{}, ...(light === heavy ? WIDTHS : [])].flatMap((bed) =>
      [false, true].map((restless) => coupleOf(light, heavy, { restless, ...bed })),
    ),
  );
}

const coupleOf = (
  light: number,
  heavy: number,
  rest: Pick<AdviceRequest, 'restless' | 'width'>,
): AdviceRequest => ({ sleepers: [averageSleeper(light), averageSleeper(heavy)], ...rest });

const WIDTHS = BED_WIDTHS.map((width) => ({ width }));

/** As far apart as a table still takes one mattress for, and a kilogram more; at both ends of a band. */
function pairsApart(
  weights: readonly number[],
  tables: readonly AdviceRules[],
): readonly (readonly number[])[] {
  const heaviest = Math.max(...tables.map(({ kilograms }) => kilograms.to));
  const apart = inOrder(tables.flatMap(({ two }) => [two.kilograms, two.kilograms + 1]));
  return inOrder(weights.flatMap((weight) => [weight, weight + 1])).flatMap((light) =>
    apart
      .map((by) => light + by)
      .filter((heavy) => heavy <= heaviest && !(weights.includes(light) && weights.includes(heavy)))
      .map((heavy) => [light, heavy]),
  );
}

const averageSleeper = (kilograms: number): Sleeper => ({
  kilograms,
  height: AVERAGE_HEIGHT,
  position: 'mixed',
  temperature: 'neutral',
  shoulder: false,
  back: false,
});

/** In centimetres. */
const AVERAGE_HEIGHT = 175;

/** Parts of an advice that a table can move, in display order. */
const ADVICE_PARTS = [
  'firmness',
  'pillow',
  'mattresses',
  'width',
  'length',
  'base',
  'criteria',
] as const;

export type AdvicePart = (typeof ADVICE_PARTS)[number];

/** Advices of which one part moves in the same way. */
export type MovedPart = {
  readonly part: AdvicePart;
  readonly count: number;
  /** One of them. */
  readonly example: AdviceMove;
};

/**
 * Groups moves by the part that moves and by how it does; the most frequent first. An advice of which
 * two parts move is counted with both. Sleepers whom one table is not made for move in firmness.
 */
export function movedParts(moves: readonly AdviceMove[]): readonly MovedPart[] {
  const groups = new Map<string, MovedPart>();
  for (const example of moves) {
    for (const part of ADVICE_PARTS) {
      const [before, after] = [partOf(part, example.before), partOf(part, example.after)];
      if (before === after || (part !== 'firmness' && !(example.before && example.after))) continue;
      const key = [part, before, after].join(' ');
      const count = (groups.get(key)?.count ?? 0) + 1;
      groups.set(key, { example, ...groups.get(key), part, count });
    }
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count);
}

/** A part of an outcome as text, equal for equal parts. */
function partOf(part: AdvicePart, outcome: AdviceOutcome | undefined): string {
  if (!outcome) return '';
  const { sides, ...bed } = outcome;
  if (part === 'firmness')
    return JSON.stringify(sides.map(({ firmness, grade }) => [firmness, grade]));
  return JSON.stringify(part === 'pillow' ? sides.map(({ pillow }) => pillow) : bed[part]);
}
