import { MAX_FILTER_SEGMENTS } from '../routing/path-rejection.ts';
import { decodePercent } from '../routing/percent-encoding.ts';
import { err, type Err, ok, type Result } from '../shared/result.ts';
import { MAX_SLUG_LENGTH } from './filter-slug.ts';

/** A filter as a URL has it, decoded; not yet matched with the listing's facets. */
export type UrlFilter = { readonly name: string; readonly values: readonly string[] };

/**
 * Parses the segments after a category's path as filters (F1): name, value, name, value, each still
 * percent-encoded. `+` separates the values of a filter (F2, F3). So does `%2B`, which clients
 * write that encode paths: values are slugs, and no slug has a plus. Any input gives a list of
 * filters or a refusal (F10); the limits bound the work that a client can cause.
 */
export function parseFilterSegments(
  segments: readonly string[],
): Result<readonly UrlFilter[], FilterRefusal> {
  const { length } = segments;
  if (length > MAX_FILTER_SEGMENTS)
    return refuse('too-many-segments', MAX_FILTER_SEGMENTS, segments[MAX_FILTER_SEGMENTS]);
  if (length % 2 === 1) return refuse('odd-segments', length - 1, segments[length - 1]);
  const filters: UrlFilter[] = [];
  for (let position = 0; position < length; position += 2) {
    const filter = parseFilter(segments[position] ?? '', segments[position + 1] ?? '', position);
    if (!filter.ok) return filter;
    filters.push(filter.value);
  }
  return ok(filters);
}

/** `position` is the index of the name. */
function parseFilter(
  name: string,
  joined: string,
  position: number,
): Result<UrlFilter, FilterRefusal> {
  const decodedName = decode(name, position);
  if (!decodedName.ok) return decodedName;
  const values: string[] = [];
  // Most URLs escape nothing, and a pattern costs several times as much as a character.
  for (const written of joined.split(joined.includes('%') ? VALUE_JOINER : '+')) {
    const value = parseValue(written, position + 1);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return ok({ name: decodedName.value, values });
}

/** Separates the values of a filter in a URL, before percent-decoding. */
export const VALUE_JOINER = /\+|%2B/iu;

function parseValue(written: string, position: number): Result<string, FilterRefusal> {
  const value = decode(written, position);
  if (!value.ok) return value;
  if (value.value.trim() === '') return refuse('empty-value', position, written);
  return value.value.length > MAX_SLUG_LENGTH ? refuse('too-long-value', position, written) : value;
}

function decode(segment: string, position: number): Result<string, FilterRefusal> {
  if (UNRESERVED.test(segment)) return ok(segment);
  const text = decodePercent(segment);
  if (text === undefined) return refuse('malformed-escape', position, segment);
  return /\p{Cc}/u.test(text) ? refuse('control-character', position, segment) : ok(text);
}

/** Characters that URLs never escape (RFC 3986, 2.3): nothing to decode, and no control characters. */
const UNRESERVED = /^[\w.~-]+$/u;

/** Why a URL is no selection of a listing; every reason makes the page a 404 (F1, F7). */
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
  /** The refused part of the URL, shortened to 80 characters. */
  readonly segment: string;
  /**
   * Index of its segment among the filter segments, from 0: names have even indexes, values odd
   * ones. A filter that is written twice is refused at its first occurrence.
   */
  readonly position: number;
};

export const refuse = (
  kind: FilterRefusal['kind'],
  position: number,
  segment = '',
): Err<FilterRefusal> => err({ kind, segment: segment.slice(0, 80), position });
