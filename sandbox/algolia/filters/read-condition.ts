import { ok } from '#src/shared/result.ts';
import { type FilterToken, type ParseStep, unexpected } from './filter-tokens.ts';
import { type Condition, facetCondition, NUMERIC_OPERATORS, TAGS } from './filter.ts';

/**
 * Reads `attribute:value`, `attribute:low TO high`, `attribute >= number` or a bare tag, each with
 * an optional `<score=N>`.
 */
export function readCondition(
  tokens: readonly FilterToken[],
  start: number,
  isNegated: boolean,
): ParseStep<Condition> {
  const read = readUnscored(tokens, start, isNegated);
  if (!read.ok) return read;
  const { value, next } = read.value;
  const score = tokens[next];
  return score?.kind === 'score'
    ? ok({ value: { ...value, score: Number(score.text) }, next: next + 1 })
    : read;
}

function readUnscored(
  tokens: readonly FilterToken[],
  start: number,
  isNegated: boolean,
): ParseStep<Condition> {
  const [name, sign] = tokens.slice(start, start + 2);
  if (!isText(name)) return unexpected(name, 'a filter');
  if (sign?.kind === ':') return readValue(tokens, start, name.text, isNegated);
  if (sign?.kind === 'operator') return readNumeric(tokens, start, name.text, isNegated);
  return ok({ value: facetCondition(TAGS, name.text, isNegated), next: start + 1 });
}

function readValue(
  tokens: readonly FilterToken[],
  start: number,
  attribute: string,
  isNegated: boolean,
): ParseStep<Condition> {
  const [value, to, high] = tokens.slice(start + 2, start + 5);
  if (!isText(value)) return unexpected(value, 'a value');
  if (to?.kind !== 'TO') {
    return ok({ value: facetCondition(attribute, value.text, isNegated), next: start + 3 });
  }
  const bounds = [numberIn(value), numberIn(high)] as const;
  if (bounds[0] === undefined) return unexpected(value, 'a number');
  if (bounds[1] === undefined) return unexpected(high, 'a number');
  const range = { kind: 'range', attribute, low: bounds[0], high: bounds[1] } as const;
  return ok({ value: { ...range, isNegated, score: 1 }, next: start + 5 });
}

function readNumeric(
  tokens: readonly FilterToken[],
  start: number,
  attribute: string,
  isNegated: boolean,
): ParseStep<Condition> {
  const [sign, value] = tokens.slice(start + 1, start + 3);
  const number = numberIn(value);
  if (number === undefined) return unexpected(value, 'a number');
  const operator = NUMERIC_OPERATORS.find((known) => known === sign?.text) ?? '=';
  const condition = { kind: 'numeric', attribute, operator, number } as const;
  return ok({ value: { ...condition, isNegated, score: 1 }, next: start + 3 });
}

const isText = (token: FilterToken | undefined): token is FilterToken =>
  token?.kind === 'word' || token?.kind === 'quoted';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

const numberIn = (token: FilterToken | undefined): number | undefined =>
  token?.kind === 'word' ? readNumber(token.text) : undefined;

/** Reads a decimal number; rejects other formats that JavaScript accepts. */
export const readNumber = (text: string): number | undefined => {
  const number = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
};
