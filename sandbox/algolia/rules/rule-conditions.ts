import { fieldOf, textField, type JsonObject } from '../json.ts';

/** The query data that rule conditions are checked against. */
export type RuleContext = {
  /** Words of the query. */
  readonly words: readonly string[];
  readonly contexts: readonly string[];
  /** The query's `filters` as text. */
  readonly filters: string;
  readonly now: Date;
  readonly wordsIn: (text: string) => readonly string[];
};

/** Returns whether a rule is enabled, valid now, and has no conditions or one that holds. */
export function ruleApplies(rule: JsonObject, context: RuleContext): boolean {
  if (fieldOf(rule, 'enabled') === false || !isValid(rule, context.now)) return false;
  const conditions = fieldOf(rule, 'conditions');
  const single = fieldOf(rule, 'condition');
  const all: readonly unknown[] = Array.isArray(conditions)
    ? conditions
    : single === undefined
      ? []
      : [single];
  return all.length === 0 || all.some((condition) => conditionApplies(condition, context));
}

function isValid(rule: JsonObject, now: Date): boolean {
  const ranges = fieldOf(rule, 'validity');
  if (!Array.isArray(ranges) || ranges.length === 0) return true;
  const seconds = now.getTime() / 1000;
  return ranges.some(
    (range) =>
      Number(fieldOf(range, 'from') ?? 0) <= seconds &&
      seconds <= Number(fieldOf(range, 'until') ?? Number.POSITIVE_INFINITY),
  );
}

/** Returns whether all parts of a condition hold. */
function conditionApplies(condition: unknown, context: RuleContext): boolean {
  const name = textField(condition, 'context');
  const filters = textField(condition, 'filters');
  const pattern = textField(condition, 'pattern');
  return (
    (name === undefined || context.contexts.includes(name)) &&
    (filters === undefined || context.filters === filters) &&
    (pattern === undefined || patternMatches(condition, context.wordsIn(pattern), context.words))
  );
}

/** A pattern without anchoring is ignored. */
function patternMatches(
  condition: unknown,
  pattern: readonly string[],
  words: readonly string[],
): boolean {
  const matchesAt = (start: number) =>
    start >= 0 && pattern.every((word, offset) => words[start + offset] === word);
  switch (textField(condition, 'anchoring')) {
    case 'is':
      return words.length === pattern.length && matchesAt(0);
    case 'startsWith':
      return matchesAt(0);
    case 'endsWith':
      return matchesAt(words.length - pattern.length);
    case 'contains':
      return pattern.length === 0 || words.some((_, index) => matchesAt(index));
    case undefined:
      return true;
    default:
      return false;
  }
}
