import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import { facetKind, type Facet } from '#src/filters/facet.ts';
import { groupFacets } from '#src/filters/group-facets.ts';
import { compareOptions } from '#src/listing/option-order.ts';
import { readFields, readText, type Reader } from '#src/shared/json-reader.ts';
import { orElse, readFieldsWith, readSomeOf } from '#src/shared/lenient-readers.ts';
import type { Locale } from '#src/shared/locale.ts';
import { filterPairs } from '#src/search/filter-pairs.ts';
import type { Wire } from './algolia-reader.ts';
import { NO_COUNTS, readFacetCounts, readTexts } from './facet-counts.ts';
import { LARGEST_FACET, PRODUCT_FACETS, VARIANT_FACETS } from './product-record.ts';

/** What a category, or the whole shop, can be narrowed by: all of it, whatever is chosen. */
export type FacetScope = {
  /** United by label (F8), in the order of the merchandisers, with every value there is. */
  readonly facets: readonly Facet[];
  /** Of a facet that tells the variants of a product apart: where it is counted. */
  readonly groupOf: ReadonlyMap<string, string>;
};

/** What rules and filters call the place of a question: a category, or the whole shop. */
export const scopeContext = (objectId: string): string =>
  objectId === '' ? 'whole-shop' : `category-${objectId}`;

/** The filter that keeps to a category; none for the whole shop. */
export const scopeFilters = (objectId: string): readonly (readonly string[])[] =>
  objectId === ''
    ? []
    : filterPairs([{ kind: 'values', name: PRODUCT_FACETS.categories, values: [objectId] }], []);

/** Asks for everything that a place can be narrowed by. Nobody searched for it, so it is not counted as a search. */
export const scopeQuestion = (indexName: string, objectId: string): Wire => ({
  indexName,
  query: '',
  facetFilters: scopeFilters(objectId),
  ruleContexts: [scopeContext(objectId)],
  facets: ['*'],
  maxValuesPerFacet: LARGEST_FACET,
  distinct: false,
  hitsPerPage: 0,
  analytics: false,
});

/** Reads the answer to {@link scopeQuestion}; `null` where the shop has no such category. */
export function parseScope(value: unknown, locale: Locale): FacetScope | null | undefined {
  const answer = readAnswer(value);
  if (answer === undefined) return undefined;
  const said = answer.userData.at(-1);
  if (said === undefined && answer.nbHits === 0) return null;
  const order = answer.renderingContent.facetOrdering.facets.order;
  const compare = compareOptions(locale);
  const facets = order.flatMap((name): readonly Facet[] => {
    const values = [...(answer.facets.get(name) ?? [])].map(([value, count]) => ({ value, count }));
    if (values.length === 0) return [];
    const isPrice = facetKind(name) === 'price';
    const label = attributeLabel(name, locale) ?? said?.labels.get(name) ?? name;
    return [
      {
        name,
        label,
        values: values.toSorted((a, b) =>
          isPrice ? Number(a.value) - Number(b.value) : compare(a.value, b.value),
        ),
      },
    ];
  });
  return { facets: groupFacets(facets, locale), groupOf: said?.groups ?? VARIANT_FACETS };
}

const NO_ORDER = { facetOrdering: { facets: { order: [] as readonly string[] } } };

const readOrder: Reader<typeof NO_ORDER> = readFields({
  facetOrdering: readFields({ facets: readFields({ order: readSomeOf(readText) }) }),
});

/** What the indexing said of a place, beside the order of its facets. */
const readSaid = readFields({ labels: readTexts, groups: readTexts });

const readAnswer = readFieldsWith(
  {
    nbHits: orElse((value) => (typeof value === 'number' ? value : undefined), 0),
    facets: orElse(readFacetCounts, NO_COUNTS),
    userData: orElse(readSomeOf(readSaid), []),
    renderingContent: (value: unknown) => readOrder(value) ?? NO_ORDER,
  },
  {},
);
