import { ok, type Result } from '#src/shared/result.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import { type FilterToken, filterTokens, type ParseStep, unexpected } from './filter-tokens.ts';
import { type Condition, familyOf, type Filter, type FilterGroup } from './filter.ts';
import { readCondition } from './read-condition.ts';

/** Maximum depth of parentheses. */
const MAX_DEPTH = 50;

/**
 * Parses a `filters` expression. Unlike in SQL, OR binds tighter than AND, and only a conjunction
 * of disjunctions is allowed: `A AND (B OR C) AND NOT D`.
 */
export function parseFilters(text: string): Result<Filter, Refusal> {
  const tokens = filterTokens(text);
  if (!tokens.ok) return tokens;
  if (tokens.value.length === 0) return ok([]);
  const read = readConjunction(tokens.value, 0, 0);
  if (!read.ok) return read;
  const after = tokens.value[read.value.next];
  return after ? unexpected(after, 'end of filter') : ok(read.value.value);
}

function readConjunction(
  tokens: readonly FilterToken[],
  start: number,
  depth: number,
): ParseStep<Filter> {
  const groups: FilterGroup[] = [];
  let next = start;
  do {
    const group = readDisjunction(tokens, groups.length === 0 ? next : next + 1, depth);
    if (!group.ok) return group;
    groups.push(group.value.value);
    next = group.value.next;
  } while (tokens[next]?.kind === 'AND');
  return ok({ value: groups, next });
}

function readDisjunction(
  tokens: readonly FilterToken[],
  start: number,
  depth: number,
): ParseStep<FilterGroup> {
  const conditions: Condition[] = [];
  let next = start;
  do {
    const unit = readUnit(tokens, conditions.length === 0 ? next : next + 1, depth);
    if (!unit.ok) return unit;
    conditions.push(...unit.value.value);
    next = unit.value.next;
  } while (tokens[next]?.kind === 'OR');
  return new Set(conditions.map(familyOf)).size > 1
    ? badRequest('filters: Different types are not allowed in the same OR.')
    : ok({ value: conditions, next });
}

/** Reads a condition, or a disjunction in parentheses. */
function readUnit(
  tokens: readonly FilterToken[],
  start: number,
  depth: number,
): ParseStep<FilterGroup> {
  if (tokens[start]?.kind === '(') return readParentheses(tokens, start, depth);
  const isNegated = tokens[start]?.kind === 'NOT';
  const first = isNegated ? start + 1 : start;
  if (isNegated && tokens[first]?.kind === '(') {
    return badRequest('filters: NOT before a group is not allowed, only before a condition');
  }
  const read = readCondition(tokens, first, isNegated);
  return read.ok ? ok({ ...read.value, value: [read.value.value] }) : read;
}

function readParentheses(
  tokens: readonly FilterToken[],
  start: number,
  depth: number,
): ParseStep<FilterGroup> {
  if (depth >= MAX_DEPTH) return badRequest('filters: too many nested parentheses');
  const inner = readConjunction(tokens, start + 1, depth + 1);
  if (!inner.ok) return inner;
  const { value, next } = inner.value;
  const [group = [], ...others] = value;
  if (tokens[next]?.kind !== ')') return unexpected(tokens[next], ')');
  return others.length > 0
    ? badRequest('filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed')
    : ok({ value: group, next: next + 1 });
}
