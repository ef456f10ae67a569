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

/** What a question wants of records: what has to hold, and what should. */
export type QuestionFilters = { readonly required: Filter; readonly optional: Filter };

/** All ways to filter, which hold together. */
export function readFilters(parameters: Parameters): Result<QuestionFilters, Refusal> {
  const read = [
    parseFilters(parameters.text('filters')),
    parseFacetFilters(parameters.raw('facetFilters')),
    parseNumericFilters(parameters.raw('numericFilters')),
    parseTagFilters(parameters.raw('tagFilters')),
  ];
  const required: Filter[number][] = [];
  for (const filter of read) {
    if (!filter.ok) return filter;
    required.push(...filter.value);
  }
  const optional = parseFacetFilters(parameters.raw('optionalFilters'), 'optionalFilters');
  return optional.ok ? ok({ required, optional: optional.value }) : optional;
}
