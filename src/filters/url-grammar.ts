import { err, ok, type Result } from '../shared/result.ts';
import { decodePercent } from './percent-encoding.ts';
import { LONGEST_WORD } from './url-word.ts';

/** A filter as a URL has it, decoded; whether the listing knows it is not yet asked. */
export type WrittenFilter = { readonly name: string; readonly values: readonly string[] };

/** Why a URL is no selection of a listing: all of them make the page a 404 (F1, F7). */
export type FilterRefusal = {
  readonly kind:
    | 'odd-segments'
    | 'too-many-segments'
    | 'malformed-escape'
    | 'control-character'
    | 'empty-value'
    | 'too-long-value'
    | 'unknown-filter'
    | 'malformed-range'
    | 'malformed-size'
    | 'nothing-matches';
  /** The part of the URL that is refused, shortened to 80 characters. */
  readonly segment: string;
};

const MOST_SEGMENTS = 64;
/** Filters with different names; a repeated name adds to the same filter. */
const MOST_FILTERS = 20;

/**
 * Reads the segments behind a category's path as filters (F1): name, value, name, value, each
 * still percent-encoded. `+` separates the values of a filter (F2, F3). So does `%2B`, as clients
 * write it that encode paths: values are slugs, and no slug holds a plus. Any input gives a filter
 * list or a refusal (F10); the limits keep what a stranger can make the shop do small.
 */
export function parseFilterSegments(
  segments: readonly string[],
): Result<readonly WrittenFilter[], FilterRefusal> {
  if (segments.length > MOST_SEGMENTS) return refuse('too-many-segments', segments[MOST_SEGMENTS]);
  if (segments.length % 2 === 1) return refuse('odd-segments', segments.at(-1));
  const filters: WrittenFilter[] = [];
  for (let index = 0; index < segments.length; index += 2) {
    const filter = parseFilter(segments[index] ?? '', segments[index + 1] ?? '');
    if (!filter.ok) return filter;
    filters.push(filter.value);
  }
  return limitFilters(filters);
}

export const refuse = (kind: FilterRefusal['kind'], segment = '') =>
  err({ kind, segment: segment.slice(0, 80) } satisfies FilterRefusal);

function parseFilter(name: string, joined: string): Result<WrittenFilter, FilterRefusal> {
  const decodedName = decode(name);
  if (!decodedName.ok) return decodedName;
  const values: string[] = [];
  for (const written of joined.split(JOINER)) {
    const value = parseValue(written);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok({ name: decodedName.value, values });
}

const JOINER = /\+|%2B/iu;

function parseValue(written: string): Result<string, FilterRefusal> {
  const value = decode(written);
  if (!value.ok) return value;
  if (value.value.trim() === '') return refuse('empty-value', written);
  return value.value.length > LONGEST_WORD ? refuse('too-long-value', written) : value;
}

function decode(segment: string): Result<string, FilterRefusal> {
  const text = decodePercent(segment);
  if (text === undefined) return refuse('malformed-escape', segment);
  return /\p{Cc}/u.test(text) ? refuse('control-character', segment) : ok(text);
}

function limitFilters(
  filters: readonly WrittenFilter[],
): Result<readonly WrittenFilter[], FilterRefusal> {
  const names = [...new Set(filters.map((filter) => filter.name))];
  return names.length > MOST_FILTERS
    ? refuse('too-many-segments', names[MOST_FILTERS])
    : ok(filters);
}
