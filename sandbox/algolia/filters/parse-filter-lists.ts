import { parseJson } from '#src/shared/json-reader.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import {
  facetCondition,
  NUMERIC_OPERATORS,
  TAGS,
  type Condition,
  type Filter,
  type FilterGroup,
} from './filter.ts';
import { readNumber } from './read-condition.ts';

/** Reads an entry of a list; returns `undefined` if invalid. */
type ReadEntry = (text: string) => Condition | undefined;

/** Parses `facetFilters` and `optionalFilters`: the outer list is AND, the inner OR. */
export const parseFacetFilters = (
  value: unknown,
  parameter: 'facetFilters' | 'optionalFilters' = 'facetFilters',
): Result<Filter, Refusal> => parseLists(value, parameter, readFacetEntry);

export const parseNumericFilters = (value: unknown): Result<Filter, Refusal> =>
  parseLists(value, 'numericFilters', readNumericEntry);

/** Parses `tagFilters`; a text may also be comma-separated tags, combined with AND. */
export const parseTagFilters = (value: unknown): Result<Filter, Refusal> => {
  const isList = typeof value === 'string' && !value.startsWith('[');
  const tags = isList ? value.split(',').filter((tag) => tag !== '') : value;
  return parseLists(tags, 'tagFilters', (text) => signed(TAGS, text));
};

function parseLists(value: unknown, parameter: string, read: ReadEntry): Result<Filter, Refusal> {
  const groups: FilterGroup[] = [];
  for (const entry of entriesOf(value)) {
    const group: Condition[] = [];
    for (const text of Array.isArray(entry) ? (entry as readonly unknown[]) : [entry]) {
      const condition = typeof text === 'string' ? read(text) : undefined;
      if (!condition)
        return badRequest(`Invalid value for "${parameter}" parameter: ${shown(text)}`);
      group.push(condition);
    }
    if (group.length > 0) groups.push(group);
  }
  return ok(groups);
}

/** Returns the outer list; a text is a single entry, or a list as JSON. */
function entriesOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'string') return Array.isArray(value) ? value : [value];
  const list = value.startsWith('[') ? parseJson(value) : undefined;
  return Array.isArray(list) ? list : [value];
}

const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 100) ?? 'nothing';

/** The value is everything after the first colon. */
function readFacetEntry(text: string): Condition | undefined {
  const { attribute, value, score } = FACET.exec(text)?.groups ?? {};
  if (attribute === undefined || value === undefined) return undefined;
  const condition = signed(attribute, value);
  return score === undefined ? condition : { ...condition, score: Number(score) };
}

const FACET = /^(?<attribute>[^:]+):(?<value>.*?)(?:<score=(?<score>\d+)>)?$/s;

/** A leading minus negates; `\-` is a literal minus. */
function signed(attribute: string, value: string): Condition {
  if (value.startsWith('-')) return facetCondition(attribute, value.slice(1), true);
  return facetCondition(attribute, value.startsWith('\\-') ? value.slice(1) : value);
}

function readNumericEntry(text: string): Condition | undefined {
  const range = RANGE.exec(text)?.groups;
  const defaults = { isNegated: false, score: 1 } as const;
  if (range) {
    const [low, high] = [readNumber(range['low'] ?? ''), readNumber(range['high'] ?? '')];
    if (low === undefined || high === undefined) return undefined;
    return { ...defaults, kind: 'range', attribute: range['attribute'] ?? '', low, high };
  }
  const { attribute, sign, value = '' } = NUMERIC.exec(text)?.groups ?? {};
  const number = readNumber(value);
  const operator = NUMERIC_OPERATORS.find((known) => known === sign);
  if (attribute === undefined || operator === undefined || number === undefined) return undefined;
  return { ...defaults, kind: 'numeric', attribute, operator, number };
}

const RANGE = /^\s*(?<attribute>[^:]+?)\s*:\s*(?<low>\S+)\s+TO\s+(?<high>\S+)\s*$/s;
const NUMERIC = /^\s*(?<attribute>[^<>=!]+?)\s*(?<sign><=|>=|!=|<|>|=)\s*(?<value>\S+)\s*$/s;
