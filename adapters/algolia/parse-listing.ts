import type { SchemaDrift } from '#ports/upstreams.ts';
import { type Facet, facetNames } from '#src/filters/facet.ts';
import { pageCount } from '#src/listing/pagination.ts';
import type { SearchRequest, SearchResult } from '#src/search/search-result.ts';
import { readFlag, readCount, readFields, readText, withDefault } from '#src/shared/json-reader.ts';
import { NO_COUNTS, readFacetCounts } from './facet-counts.ts';
import type { ListingInput, CountingQuery } from './listing-queries.ts';
import { PAGING_LIMIT } from './product-record.ts';
import { parseRecord, readHits, readUnknownList } from './read-hits.ts';

/** A request and the answers to its queries, in order. */
export type Listing = ListingInput & {
  readonly queries: readonly CountingQuery[];
  readonly answers: readonly unknown[];
};

/** Parses the answers for a listing; `undefined` if one is unreadable. */
export function parseListing(
  { request, scope, queries, answers }: Listing,
  drift: SchemaDrift,
): SearchResult | undefined {
  const first = readFirst(answers[0]);
  const counts = answers.map((answer) => readCounts(answer));
  if (first === undefined || counts.includes(undefined)) return undefined;
  if (
    counts.some(
      (answer) => answer?.exhaustive.nbHits === false || answer?.exhaustive.facetsCount === false,
    )
  )
    drift.report({ upstream: 'algolia', place: 'products.exhaustive' });
  const found = countsByFacet(queries, counts);
  const facets = scope.facets.map((facet) => withCounts(facet, found));
  if (isHidden(first, request)) return undefined;
  const hits = readHits(first.hits, parseRecord, drift, 'products.hits[]');
  if (hits.length === 0 && first.hits.length > 0) return undefined;
  return {
    status: 200,
    message: '',
    facets,
    filtersOrder: facets.map(({ name }) => name),
    hits,
    pages: pageCount(Math.min(first.nbHits, PAGING_LIMIT), request.itemsPerPage),
    nbHits: first.nbHits,
    nbSortedHits: first.nbSortedHits ?? first.nbHits,
    query: request.query,
    queryId: first.queryID,
    ...(request.countedDays && {
      countsOfDays: countsOfDays(request.countedDays, queries, counts),
    }),
  };
}

/** Returns whether the first page counts products but holds none. */
const isHidden = (
  { nbHits, nbSortedHits, hits }: First,
  { page, itemsPerPage }: SearchRequest,
): boolean =>
  page === 1 && itemsPerPage > 0 && nbHits > 0 && nbSortedHits !== 0 && hits.length === 0;

type First = NonNullable<ReturnType<typeof readFirst>>;

/** Returns the facets with all counts 0. */
export const withoutCounts = (facets: readonly Facet[]): readonly Facet[] =>
  facets.map((facet) => withCounts(facet, new Map()));

/** Returns whether the answer only says that the page is out of range. */
export function isOutOfRange(answer: unknown): boolean {
  const range = readRange(answer);
  return range !== undefined && range.page > 0 && range.nbHits === 0 && range.message !== '';
}

/** Counts per facet and value. */
type CountsByFacet = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Counts per number of working days: the products whose soonest variant is delivered within it. */
const countsOfDays = (
  countedDays: readonly number[],
  queries: readonly CountingQuery[],
  answers: readonly ReturnType<typeof readCounts>[],
): readonly number[] =>
  countedDays.map((within) =>
    queries
      .flatMap(({ counted }, index) => counted.map((one) => ({ one, answer: answers[index] })))
      .reduce((sum, { one, answer }) => {
        if ('within' in one) return sum + (one.within === within ? (answer?.nbHits ?? 0) : 0);
        if (!('soonest' in one)) return sum;
        const counts = [...(answer?.facets.get(one.soonest) ?? [])];
        return counts
          .filter(([days]) => Number(days) <= within)
          .reduce((all, [, count]) => all + count, sum);
      }, 0),
  );

/** Adds up what the answers count: a facet may be counted by several. */
function countsByFacet(
  queries: readonly CountingQuery[],
  answers: readonly ReturnType<typeof readCounts>[],
): CountsByFacet {
  const found = new Map<string, Map<string, number>>();
  for (const [index, { counted }] of queries.entries()) {
    for (const one of counted) {
      if (!('facet' in one)) continue;
      const answer = answers[index];
      const counts =
        'field' in one
          ? (answer?.facets.get(one.field) ?? [])
          : ([[one.value, answer?.nbHits ?? 0]] as const);
      const facet = found.get(one.facet) ?? new Map<string, number>();
      found.set(one.facet, facet);
      for (const [value, count] of counts) facet.set(value, (facet.get(value) ?? 0) + count);
    }
  }
  return found;
}

function withCounts(facet: Facet, found: CountsByFacet): Facet {
  const lists = facetNames(facet).flatMap((name) => found.get(name) ?? []);
  const count = (value: string) => lists.reduce((sum, list) => sum + (list.get(value) ?? 0), 0);
  return {
    ...facet,
    values: facet.values.map((option) => ({ ...option, count: count(option.value) })),
  };
}

const readFirst = readFields({
  nbHits: readCount,
  /** `null` if the sorting keeps all hits. */
  nbSortedHits: withDefault<number | null>(readCount, null),
  hits: withDefault(readUnknownList, []),
  queryID: withDefault(readText, ''),
});

/** Algolia tells when a large index made it estimate. */
const readExhaustive = readFields({
  nbHits: withDefault(readFlag, true),
  facetsCount: withDefault(readFlag, true),
});

const readCounts = readFields({
  facets: withDefault(readFacetCounts, NO_COUNTS),
  nbHits: readCount,
  exhaustive: withDefault(readExhaustive, { nbHits: true, facetsCount: true }),
});

const readRange = readFields({
  page: withDefault(readCount, 0),
  nbHits: readCount,
  message: withDefault(readText, ''),
});
