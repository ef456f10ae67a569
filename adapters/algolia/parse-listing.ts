import type { SchemaDrift } from '#ports/upstreams.ts';
import { chosenSizes, SIZE_FACETS } from '#src/catalog/size-facets.ts';
import { type Facet, facetNames } from '#src/filters/facet.ts';
import { pageCount } from '#src/listing/pagination.ts';
import type { SearchRequest, SearchResult } from '#src/search/search-result.ts';
import { sizesInText } from '#src/search/sizes-in-text.ts';
import { readCount, readFields, readText, withDefault } from '#src/shared/json-reader.ts';
import { type ChosenFacet, chosenValuesOf } from './chosen-facets.ts';
import { NO_COUNTS, readFacetCounts } from './facet-counts.ts';
import type { ListingInput, ListingQuery } from './listing-queries.ts';
import { PAGING_LIMIT } from './product-record.ts';
import { parseRecord, readHits, readUnknownList } from './read-hits.ts';

/** A request and the answers to its queries, in order. */
export type Listing = ListingInput & {
  readonly queries: readonly ListingQuery[];
  readonly answers: readonly unknown[];
};

/** Parses the answers for a listing; `undefined` if one is unreadable. */
export function parseListing(
  { request, scope, chosen, queries, answers }: Listing,
  drift: SchemaDrift,
): SearchResult | undefined {
  const first = readFirst(answers[0]);
  const counts = answers.map((answer) => readCounts(answer)?.facets);
  if (first === undefined || counts.includes(undefined)) return undefined;
  const counted = new Map(
    queries.flatMap(({ countedFacets }, index) =>
      countedFacets.map((name) => [name, counts[index]?.get(name)] as const),
    ),
  );
  const facets = scope.facets.map((facet) => withCounts(facet, counted));
  if (isHidden(first, request)) return undefined;
  const sizes = chosenSizes(chosenSizeValues(chosen));
  const named = sizesInText(request.query);
  const parse = (hit: unknown) => parseRecord(hit, sizes, named);
  const hits = readHits(first.hits, parse, drift, 'products.hits[]');
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

/** Counts per attribute and value; `undefined` for an attribute without products. */
type Counted = ReadonlyMap<string, ReadonlyMap<string, number> | undefined>;

function withCounts(facet: Facet, counted: Counted): Facet {
  const lists = facetNames(facet).flatMap((name) => counted.get(name) ?? []);
  const count = (value: string) => lists.reduce((sum, list) => sum + (list.get(value) ?? 0), 0);
  return {
    ...facet,
    values: facet.values.map((option) => ({ ...option, count: count(option.value) })),
  };
}

/** Returns the chosen values of the size facets, by facet. */
const chosenSizeValues = (
  chosen: readonly ChosenFacet[],
): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    SIZE_FACETS.flatMap((code) => {
      const choice = chosen.find(({ facet }) => facetNames(facet).includes(code));
      return choice ? [[code, new Set(chosenValuesOf(choice.choices))] as const] : [];
    }),
  );

const readFirst = readFields({
  nbHits: readCount,
  /** `null` if the sorting keeps all hits. */
  nbSortedHits: withDefault<number | null>(readCount, null),
  hits: withDefault(readUnknownList, []),
  queryID: withDefault(readText, ''),
});

const readCounts = readFields({ facets: withDefault(readFacetCounts, NO_COUNTS) });

const readRange = readFields({
  page: withDefault(readCount, 0),
  nbHits: readCount,
  message: withDefault(readText, ''),
});
