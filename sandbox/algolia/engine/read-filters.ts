import { ok, type Result } from '#src/shared/result.ts';
import type { Filter } from '../filters/filter.ts';
import {
  parseFacetFilters,
  parseNumericFilters,
  parseTagFilters,
} from '../filters/parse-filter-lists.ts';
import { parseFilters } from '../filters/parse-filters.ts';
import type { Refusal } from '../refusal.ts';
import type { Parameters } from './parameters.ts';

export type QueryFilters = { readonly required: Filter; readonly optional: Filter };

/** Reads all filter parameters and combines them with AND. */
function readFilters(parameters: Parameters): Result<QueryFilters, Refusal> {
  const required = joined([
    parseFilters(parameters.text('filters')),
    parseFacetFilters(parameters.raw('facetFilters')),
    parseNumericFilters(parameters.raw('numericFilters')),
    parseTagFilters(parameters.raw('tagFilters')),
  ]);
  if (!required.ok) return required;
  const optional = parseFacetFilters(parameters.raw('optionalFilters'), 'optionalFilters');
  return optional.ok ? ok({ required: required.value, optional: optional.value }) : optional;
}

/** Combines the filters of several parameter sets with AND. */
export function readAllFilters(sides: readonly Parameters[]): Result<QueryFilters, Refusal> {
  const read = sides.map(readFilters);
  const required = joined(read.map((side) => (side.ok ? ok(side.value.required) : side)));
  const optional = joined(read.map((side) => (side.ok ? ok(side.value.optional) : side)));
  if (!required.ok) return required;
  return optional.ok ? ok({ required: required.value, optional: optional.value }) : optional;
}

function joined(filters: readonly Result<Filter, Refusal>[]): Result<Filter, Refusal> {
  const all: Filter[number][] = [];
  for (const filter of filters) {
    if (!filter.ok) return filter;
    all.push(...filter.value);
  }
  return ok(all);
}
