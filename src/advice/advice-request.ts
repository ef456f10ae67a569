import { parsePrice, toEuroNumber } from '../pricing/money.ts';
import { type FieldError, type FieldReason, type FormInput } from '../shared/form.ts';
import { readOneOf } from '../shared/json-reader.ts';
import { normalizeLine } from '../shared/normalize-text.ts';
import { err, ok, type Result } from '../shared/result.ts';
import {
  type AdviceRules,
  type Bounds,
  type Position,
  POSITIONS,
  type Shape,
  SHAPES,
} from './advice-rules.ts';

/** What the advice depends on of one sleeper. It is body data: no address, log or store has it. */
export type Sleeper = {
  readonly kilograms: number;
  /** In centimetres; absent if it was left open. */
  readonly height?: number;
  /** Absent if the sleeper does not know. */
  readonly shape?: Shape;
  readonly position: Position;
  readonly temperature: Temperature;
  /** The shoulder hurts on the side. */
  readonly shoulder: boolean;
  /** The lower back hurts. */
  readonly back: boolean;
};

export const TEMPERATURES = ['neutral', 'warm', 'cool'] as const;

export type Temperature = (typeof TEMPERATURES)[number];

/** One or two sleepers, and the bed that they have in mind. */
export type AdviceRequest = {
  readonly sleepers: readonly [Sleeper] | readonly [Sleeper, Sleeper];
  /** One of the two moves so much that the other wakes up. */
  readonly restless: boolean;
  /** Width of the bed in centimetres; absent if it is open. */
  readonly width?: number;
  /** For all mattresses together, in cents. */
  readonly budgetCents?: number;
};

/** Fields of each sleeper, with the number of the sleeper behind them: `weight1`. */
const SLEEPER_FIELDS = [
  'weight',
  'height',
  'shape',
  'position',
  'temperature',
  'shoulder',
  'back',
] as const;

type SleeperField = (typeof SLEEPER_FIELDS)[number];
type SleeperNumber = 1 | 2;

export type AdviceField = `${SleeperField}${SleeperNumber}` | 'restless' | 'width' | 'budget';

/** In display order. */
export const ADVICE_FIELDS: readonly AdviceField[] = [
  ...SLEEPER_FIELDS.map((field) => `${field}1` as const),
  ...SLEEPER_FIELDS.map((field) => `${field}2` as const),
  'restless',
  'width',
  'budget',
];

/** `beyond`: a number that the rule is not made for. */
export type AdviceReason = FieldReason | 'beyond';

export type AdviceError = FieldError<AdviceField, AdviceReason>;

/** Widths of a bed to choose from, in centimetres. */
export const BED_WIDTHS = [80, 90, 100, 120, 140, 160, 180, 200] as const;

/** Budgets that are read, in euro. */
export const BUDGET: Bounds = { from: 50, to: 20_000 };

/**
 * Reads the form of the advice. The first sleeper is always there; the second one is as soon as
 * anything is said of them. Only weight is needed of a sleeper. A ticked box is `on`; a choice that
 * the form does not offer counts as none.
 */
export function readAdviceRequest(
  typed: FormInput<AdviceField>,
  rules: Pick<AdviceRules, 'kilograms' | 'heights'>,
): Result<AdviceRequest, readonly AdviceError[]> {
  const errors: AdviceError[] = [];
  const number = (field: AdviceField, bounds: Bounds, parse = parseDecimal): number => {
    const read = readNumberIn(typed[field] ?? '', bounds, parse);
    if (!read.ok) errors.push({ field, reason: read.error });
    return read.ok ? read.value : 0;
  };
  const isFilledIn = (field: AdviceField): boolean => normalizeLine(typed[field] ?? '') !== '';
  const sleeper = (one: SleeperNumber): Sleeper => {
    const shape = readOneOf(SHAPES)(typed[`shape${one}`]);
    const kilograms = number(`weight${one}`, rules.kilograms);
    return {
      kilograms,
      ...(isFilledIn(`height${one}`) && { height: number(`height${one}`, rules.heights) }),
      ...(shape && { shape }),
      position: readOneOf(POSITIONS)(typed[`position${one}`]) ?? 'mixed',
      temperature: readOneOf(TEMPERATURES)(typed[`temperature${one}`]) ?? 'neutral',
      shoulder: typed[`shoulder${one}`] === 'on',
      back: typed[`back${one}`] === 'on',
    };
  };
  const first = sleeper(1);
  const isForTwo = SLEEPER_FIELDS.some((field) => {
    const line = normalizeLine(typed[`${field}2`] ?? '');
    return line !== '' && !UNSAID.includes(line);
  });
  const sleepers: AdviceRequest['sleepers'] = isForTwo ? [first, sleeper(2)] : [first];
  const width = BED_WIDTHS.find((one) => String(one) === typed.width);
  const budget = isFilledIn('budget') ? number('budget', BUDGET, parseEuros) : undefined;
  if (errors.length > 0) return err(errors);
  return ok({
    sleepers,
    restless: isForTwo && typed.restless === 'on',
    ...(width !== undefined && { width }),
    ...(budget !== undefined && { budgetCents: budget * 100 }),
  });
}

/** What the form sends of choices that nobody has touched. */
const UNSAID: readonly string[] = ['mixed', 'neutral'] satisfies readonly (
  | Position
  | Temperature
)[];

/** A whole number; a decimal is rounded, as nobody's advice depends on it. */
function readNumberIn(
  typed: string,
  { from, to }: Bounds,
  parse: (line: string) => number | undefined,
): Result<number, AdviceReason> {
  const line = normalizeLine(typed);
  if (line === '') return err('missing');
  if (line.length > MAX_NUMBER_LENGTH) return err('too-long');
  const parsed = parse(line);
  if (parsed === undefined) return err('malformed');
  const number = Math.round(parsed);
  return number < from || number > to ? err('beyond') : ok(number);
}

const parseDecimal = (line: string): number | undefined =>
  /^\d+(?:[.,]\d*)?$/u.test(line) ? Number(line.replace(',', '.')) : undefined;

/** As prices are written, with a dot between thousands. */
function parseEuros(line: string): number | undefined {
  const money = parsePrice(line);
  return money && toEuroNumber(money);
}

/** Maximum length of a number field, in characters. */
export const MAX_NUMBER_LENGTH = 8;
