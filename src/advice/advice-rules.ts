import { FIRMNESSES, type Firmness } from '../catalog/firmness.ts';
import {
  type Reader,
  readFields,
  readIf,
  readListOf,
  readNumber,
  readOneOf,
  readText,
  validate,
  withOptional,
} from '../shared/json-reader.ts';
import { isBlank } from '../shared/normalize-text.ts';
import { parseDay } from '../shared/calendar-day.ts';
import type { LocalizedText } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** How somebody sleeps most of the night; `mixed` is no position for long. */
export const POSITIONS = ['side', 'back', 'stomach', 'mixed'] as const;

export type Position = (typeof POSITIONS)[number];

/**
 * Body shapes that Stiftung Warentest lies mattresses with (HEIA): `H` has broad shoulders and a
 * belly, `E` is big and even, `I` small and even, `A` has hips wider than its shoulders.
 */
export const SHAPES = ['H', 'E', 'I', 'A'] as const;

export type Shape = (typeof SHAPES)[number];

/**
 * The rule of the advice, as editors own it: every number that an answer follows from. Firmness is
 * measured by the shop on a scale from 1 (soft) to 10 (firm), because neither the grades H1 to H5
 * nor EN 1957 make brands comparable. Weights are in kilograms, lengths in centimetres.
 */
export type AdviceRules = {
  /** Day of this version, `2026-11-27`. */
  readonly version: string;
  /** What this version changed, as shoppers read it; absent if its editors do not say. */
  readonly changes?: LocalizedText;
  /** Whom the rule is made for; it says nothing about anybody else. */
  readonly kilograms: Bounds;
  readonly heights: Bounds;
  /** The grades, soft to firm: from which measured firmness on, and what brands call them. */
  readonly grades: readonly GradeRule[];
  /** What single brands call the grades, where they have words of their own. */
  readonly brands?: readonly BrandWords[];
  /** Firmness by weight, up to and including `upTo`; the last band ends with `kilograms`. */
  readonly bands: readonly WeightBand[];
  /** Kilograms per centimetre of height above one metre: fewer is light, more is heavy. */
  readonly build: { readonly lightBelow: number; readonly heavyFrom: number; readonly by: number };
  /** Added for the position. */
  readonly positions: Readonly<Record<Position, number>>;
  /** Added for a body shape in a position. */
  readonly shapes: Readonly<Record<Shape, Readonly<Record<Position, number>>>>;
  /** Shapes that need a mattress with comfort zones, and those with broad shoulders. */
  readonly zonedShapes: readonly Shape[];
  readonly broadShapes: readonly Shape[];
  /** Added if the shoulder of somebody who sleeps on their side hurts. */
  readonly shoulder: number;
  /** A sore back moves the firmness `by` this much `towards` the middle, never past it. */
  readonly back: { readonly towards: number; readonly by: number };
  /** From which difference two people need a mattress each, besides another grade. */
  readonly two: { readonly kilograms: number; readonly minWidth: number };
  readonly widths: {
    readonly one: number;
    readonly two: number;
    /** For two of whom one moves, or who need a long bed. */
    readonly twoApart: number;
    /** Narrowest bed for two at all. */
    readonly minTwo: number;
  };
  /**
   * Lengths that mattresses come in; one is at least `above`, at best `roomy` longer than its
   * sleeper.
   */
  readonly lengths: {
    readonly sizes: readonly number[];
    readonly above: number;
    readonly roomy: number;
  };
  /** From which weight on a base has to be reinforced. */
  readonly reinforcedFrom: number;
  /** Heights of a pillow by position; `broad` is for broad shoulders on the side. */
  readonly pillows: Readonly<Record<Position | 'broad', Bounds>>;
  /** Load in kilograms that every advised mattress bears for each sleeper. */
  readonly minLoad: number;
};

/** Both included. */
export type Bounds = { readonly from: number; readonly to: number };

export type GradeRule = {
  readonly grade: Firmness;
  readonly from: number;
  /** What brands call it: `H2`. */
  readonly words: readonly string[];
};

/** Words of a brand, at most one per grade; a brand may lack a grade. */
export type BrandWords = {
  /** As the catalogue writes it. */
  readonly brand: string;
  readonly grades: readonly { readonly grade: Firmness; readonly word: string }[];
};

export type WeightBand = { readonly upTo: number; readonly firmness: number };

/** The measured scale. */
export const SCALE: Bounds = { from: 1, to: 10 };

/** A table that no advice can be given by, and what is wrong with it: `bands: must rise`. */
export type MalformedAdviceRules = {
  readonly kind: 'advice-rules-malformed';
  readonly issues: readonly string[];
};

/**
 * Reads the table, whoever wrote it. A table that breaks a promise of the advice is malformed as
 * well: that more weight is never advised a softer mattress, that one kilogram never moves the
 * advice by two grades, and that every result has a code (`formatAdviceCode`).
 */
export function readAdviceRules(value: unknown): Result<AdviceRules, MalformedAdviceRules> {
  const read = validate(readTable, value);
  const issues = read.ok
    ? brokenPromises(read.value)
    : read.error.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return read.ok && issues.length === 0
    ? ok(read.value)
    : err({ kind: 'advice-rules-malformed', issues });
}

const readBounds: Reader<Bounds> = readFields({ from: readNumber, to: readNumber });

const readByPosition: Reader<Readonly<Record<Position, number>>> = readFields({
  side: readNumber,
  back: readNumber,
  stomach: readNumber,
  mixed: readNumber,
});

const readShape = readOneOf(SHAPES);

/** A day that the code of a result can name. */
const readVersion = readIf(
  readText,
  (text) => (parseDay(text) ?? -1) >= 0,
  'must be a day, such as 2026-11-27',
);

const readChanges: Reader<LocalizedText> = withOptional(
  readFields({ nl: readText, de: readText, en: readText }),
  { 'nl-be': readText, 'de-at': readText },
);

const readGrade = readOneOf(FIRMNESSES);

const readWord = readIf(readText, (text) => !isBlank(text), 'must not be empty');

const readBrands: Reader<readonly BrandWords[]> = readListOf(
  readFields({
    brand: readWord,
    grades: readListOf(readFields({ grade: readGrade, word: readWord }), 1),
  }),
);

const readTable: Reader<AdviceRules> = withOptional(
  readFields({
    version: readVersion,
    kilograms: readBounds,
    heights: readBounds,
    grades: readListOf(
      readFields({ grade: readGrade, from: readNumber, words: readListOf(readText) }),
      1,
    ),
    bands: readListOf(readFields({ upTo: readNumber, firmness: readNumber }), 1),
    build: readFields({ lightBelow: readNumber, heavyFrom: readNumber, by: readNumber }),
    positions: readByPosition,
    shapes: readFields({
      H: readByPosition,
      E: readByPosition,
      I: readByPosition,
      A: readByPosition,
    }),
    zonedShapes: readListOf(readShape),
    broadShapes: readListOf(readShape),
    shoulder: readNumber,
    back: readFields({ towards: readNumber, by: readNumber }),
    two: readFields({ kilograms: readNumber, minWidth: readNumber }),
    widths: readFields({
      one: readNumber,
      two: readNumber,
      twoApart: readNumber,
      minTwo: readNumber,
    }),
    lengths: readFields({ sizes: readListOf(readNumber, 1), above: readNumber, roomy: readNumber }),
    reinforcedFrom: readNumber,
    pillows: readFields({
      side: readBounds,
      broad: readBounds,
      back: readBounds,
      stomach: readBounds,
      mixed: readBounds,
    }),
    minLoad: readNumber,
  }),
  { changes: readChanges, brands: readBrands },
);

function brokenPromises(rules: AdviceRules): readonly string[] {
  const { kilograms, heights, grades, brands = [], bands, build, back, lengths, pillows } = rules;
  const promises: readonly (readonly [kept: boolean, issue: string])[] = [
    [isRising(bounds(kilograms)), 'kilograms: must rise'],
    [isRising(bounds(heights)) && heights.from > METRE, 'heights: must rise from above 100'],
    [
      grades.map(({ grade }) => grade).join() === FIRMNESSES.join(),
      `grades: must be ${FIRMNESSES.join(', ')}`,
    ],
    [isRising(grades.map(({ from }) => from)), 'grades: must rise'],
    [grades[0]?.from === SCALE.from, `grades: must begin with ${SCALE.from}`],
    [
      areDifferent(brands.map(({ brand }) => brand)) &&
        brands.every((one) => areDifferent(one.grades.map(({ grade }) => grade))),
      'brands: a brand must have one word per grade',
    ],
    [isRising(bands.map(({ upTo }) => upTo)), 'bands: weights must rise'],
    [bands.at(-1)?.upTo === kilograms.to, 'bands: must end with the heaviest sleeper'],
    [isNeverFalling(bands.map(({ firmness }) => firmness)), 'bands: must never get softer'],
    [bands.every(({ firmness }) => isOnScale(firmness)), 'bands: must be on the scale'],
    [build.by >= 0 && back.by >= 0, 'build, back: must not be negative'],
    [hasRoomForNormal(rules), 'build: light and heavy must be more than a kilogram apart'],
    [largestStep(rules) <= narrowestGrade(rules), 'bands: one kilogram must not jump two grades'],
    [isOnScale(back.towards), 'back: must be on the scale'],
    [isRising(lengths.sizes), 'lengths: must rise'],
    [
      Object.values(pillows).every(isPillow),
      `pillows: must be whole and rise to at most ${MAX_PILLOW}`,
    ],
    [summandsOf(rules).every(isInHalves), 'firmness: must be in halves'],
    [hasSizesOfCode(rules), SIZES_ISSUE],
  ];
  return promises.flatMap(([kept, issue]) => (kept ? [] : [issue]));
}

const METRE = 100;

/** Highest pillow that the code of a result can name. */
export const MAX_PILLOW = 35;

/** Sizes of a bed that the code of a result can name, in centimetres: tens. */
export const WIDTHS: Bounds = { from: 70, to: 350 };
export const LENGTHS: Bounds = { from: 190, to: 350 };

const SIZES_ISSUE =
  'widths, lengths: must be tens of centimetres ' +
  `from ${WIDTHS.from} and ${LENGTHS.from} to ${WIDTHS.to}`;

const isPillow = ({ from, to }: Bounds): boolean =>
  Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from <= to && to <= MAX_PILLOW;

/** All that a firmness can be the sum of; a sore back may move it to the middle. */
const summandsOf = (rules: AdviceRules): readonly number[] => [
  ...rules.bands.map(({ firmness }) => firmness),
  rules.build.by,
  ...Object.values(rules.positions),
  ...Object.values(rules.shapes).flatMap((byPosition) => Object.values(byPosition)),
  rules.shoulder,
  rules.back.towards,
  rules.back.by,
];

const isInHalves = (firmness: number): boolean => Number.isInteger(firmness * 2);

/** Whether all sizes that an advice can name are tens within bounds. */
const hasSizesOfCode = ({ widths, two, lengths }: AdviceRules): boolean =>
  [...Object.values(widths), two.minWidth].every(isTensIn(WIDTHS)) &&
  lengths.sizes.every(isTensIn(LENGTHS));

const isTensIn =
  ({ from, to }: Bounds) =>
  (size: number): boolean =>
    size % 10 === 0 && size >= from && size <= to;

const areDifferent = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

const bounds = ({ from, to }: Bounds): readonly number[] => [from, to];

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((one, index) => index === 0 || one > (numbers[index - 1] ?? one));

const isNeverFalling = (numbers: readonly number[]): boolean =>
  numbers.every((one, index) => index === 0 || one >= (numbers[index - 1] ?? one));

const isOnScale = (firmness: number): boolean => firmness >= SCALE.from && firmness <= SCALE.to;

/** Whether no single kilogram turns a light sleeper, however short, into a heavy one. */
const hasRoomForNormal = ({ build, heights }: AdviceRules): boolean =>
  build.heavyFrom - build.lightBelow > 1 / (heights.from - METRE);

/** The most that one kilogram can add: the step of a band, and that of the build. */
const largestStep = ({ bands, build }: AdviceRules): number =>
  build.by +
  Math.max(
    0,
    ...bands.slice(1).map(({ firmness }, index) => firmness - (bands[index]?.firmness ?? firmness)),
  );

/** Width of the narrowest grade that has one below and one above. */
const narrowestGrade = ({ grades }: AdviceRules): number =>
  Math.min(...grades.slice(2).map(({ from }, index) => from - (grades[index + 1]?.from ?? from)));

/** The grade of a measured firmness. */
export const gradeOf = ({ grades }: Pick<AdviceRules, 'grades'>, firmness: number): Firmness =>
  grades.findLast(({ from }) => from <= firmness)?.grade ?? FIRMNESSES[0];

/** What a brand calls a grade; `undefined` if it has no word of its own. */
export const brandWordOf = (
  { brands = [] }: Pick<AdviceRules, 'brands'>,
  brand: string,
  grade: Firmness,
): string | undefined =>
  brands.find((one) => one.brand === brand)?.grades.find((one) => one.grade === grade)?.word;

/** The band of a weight; the last one beyond it. */
export const bandOf = (
  { bands }: Pick<AdviceRules, 'bands'>,
  kilograms: number,
): WeightBand | undefined => bands.find(({ upTo }) => kilograms <= upTo) ?? bands.at(-1);
