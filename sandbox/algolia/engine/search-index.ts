import { ok, type Result } from '#src/shared/result.ts';
import type { JsonObject } from '../json.ts';
import type { Refusal } from '../refusal.ts';
import { questionFacets } from './count-question-facets.ts';
import { findRecords, type FoundRecords } from './find-records.ts';
import type { IndexView } from './index-view.ts';
import { pagingReply, readPaging, type Paging } from './paging.ts';
import { createParameters, type Parameters } from './parameters.ts';
import { shownAttributes } from './shown-attributes.ts';

/** Answers a question as the vendor does: hits, counts, and what they were found by. */
export function searchIndex(view: IndexView, question: JsonObject): Result<JsonObject, Refusal> {
  const parameters = createParameters(question, view.index.settings);
  const found = findRecords(view, parameters);
  if (!found.ok) return found;
  const { groups, ranked } = found.value;
  const paging = readPaging(parameters);
  const limit = parameters.count('paginationLimitedTo', USUAL_LIMIT);
  const groupCount = groups.groupStarts.length - 1;
  return ok({
    hits: pageOfHits(view, parameters, found.value, { ...paging, limit }),
    ...pagingReply(groupCount, limit, paging),
    ...questionFacets(view.table, view.facets, parameters, {
      all: ranked,
      deduplicated: groups.kept,
    }),
    ...EXHAUSTIVE,
    query: parameters.text('query'),
    params: paramsText(question),
    renderingContent: parameters.raw('renderingContent') ?? {},
    processingTimeMS: 1,
    serverTimeMS: 1,
    processingTimingsMS: { total: 1 },
  });
}

/** As many hits as can be fetched page by page. */
const USUAL_LIMIT = 1000;

const EXHAUSTIVE = {
  exhaustiveFacetsCount: true,
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  exhaustive: { facetsCount: true, facetValues: true, nbHits: true, typo: true },
};

function pageOfHits(
  { table }: IndexView,
  parameters: Parameters,
  { groups: { kept, groupStarts } }: FoundRecords,
  { first, count, limit }: Paging & { readonly limit: number },
): readonly JsonObject[] {
  const last = Math.min(first + count, limit, groupStarts.length - 1);
  if (first >= last) return [];
  const shown = shownAttributes(
    parameters.texts('attributesToRetrieve') ?? ['*'],
    parameters.texts('unretrievableAttributes') ?? [],
  );
  const records = kept.subarray(groupStarts[first], groupStarts[last]);
  return Array.from(records, (record) => shown(table.records[record] ?? {}));
}

/** The question as a query string. */
const paramsText = (question: JsonObject): string =>
  new URLSearchParams(
    Object.entries(question).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  ).toString();
