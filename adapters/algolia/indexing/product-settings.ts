import { SEARCH_SORTINGS, type SearchSorting } from '#src/search/sorting-and-page-size.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import type { AlgoliaPayload } from '../algolia-client.ts';
import type { IndexNames } from '../index-names.ts';
import {
  allValuesField,
  facetReplicaField,
  MAX_FACET_VALUES,
  PAGING_LIMIT,
  PRODUCT_FACETS,
  SOONEST_FIELD,
} from '../product-record.ts';
import type { FacetPlan } from './facet-groups.ts';

/** Algolia's ranking criteria before `custom`, in order. */
const MATCHING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact'];

/** Picks the variant that represents its product among equals: the best offer. */
const BEST_OFFER = ['asc(soldOut)', 'asc(sizeRank)', 'asc(price)', 'asc(place)'];

/** Breaks ties by SKU, so that pages never overlap. */
const BY_SKU = ['asc(sku)', ...BEST_OFFER];

/** Ranks by the sorting attribute first; text relevance breaks ties. */
const ordered = (by: string): AlgoliaPayload => ({
  ranking: [by, ...MATCHING, 'custom'],
  customRanking: BY_SKU,
});

/** Products out of stock rank last, then bestsellers first. */
const ORDERS: Readonly<Record<SearchSorting, AlgoliaPayload>> = {
  popular: {
    ranking: [...MATCHING, 'custom'],
    customRanking: ['asc(soldOut)', 'asc(rank)', 'asc(sizeRank)', 'asc(price)', 'asc(place)'],
  },
  'price-asc': ordered('asc(price)'),
  'price-desc': ordered('desc(price)'),
  rating: ordered('desc(rating)'),
  delivery: ordered('asc(deliveryDays)'),
  newest: ordered('desc(since)'),
  saving: ordered('desc(saving)'),
};

/** Attributes of a hit that are returned; the others are for Algolia only. */
const SHOWN = [
  'sku',
  'name',
  'url',
  'brand',
  'image',
  'secondImage',
  'prices',
  'variantSku',
  'size',
  'options',
  'attributeSetId',
  'attributes',
  'uspAttributes',
  'deliveryDays',
  'reviews',
  'dearest',
];

const SEARCHED = [
  'name',
  'brand',
  'words.categories',
  'words.sizes',
  'unordered(words.attributes)',
  'unordered(words.description)',
  'words.codes',
];

/** Settings of a product index. Facets are counted once per product. */
export function productSettings({ labels, groups }: FacetPlan, locale: Locale): AlgoliaPayload {
  const language = languageOf(locale);
  const codes = [...labels.keys()];
  return {
    searchableAttributes: SEARCHED,
    attributesForFaceting: [
      ...codes.map((code) => `afterDistinct(${code})`),
      ...[...new Set(groups.values())].map((group) => `afterDistinct(${allValuesField(group)})`),
      `afterDistinct(${SOONEST_FIELD})`,
      ...Object.values(PRODUCT_FACETS).map((name) => `filterOnly(${name})`),
    ],
    attributesToRetrieve: SHOWN,
    attributesToHighlight: ['name'],
    attributeForDistinct: 'sku',
    distinct: true,
    maxValuesPerFacet: MAX_FACET_VALUES,
    paginationLimitedTo: PAGING_LIMIT,
    indexLanguages: [language],
    queryLanguages: [language],
    decompoundQuery: true,
    ignorePlurals: true,
    removeWordsIfNoResults: 'allOptional',
    disableTypoToleranceOnAttributes: ['words.codes', 'words.sizes'],
    ...ORDERS.popular,
    ...(groups.size > 0 && { renderingContent: facetOrder(codes) }),
  };
}

/** Sets which facets are shown, and their order. */
export const facetOrder = (order: readonly string[]): AlgoliaPayload => ({
  facetOrdering: { facets: { order } },
});

/** Returns one replica per sorting, and one per group that a replica counts. */
export function productReplicas(
  plan: FacetPlan,
  names: IndexNames,
  locale: Locale,
): readonly { readonly name: string; readonly settings: AlgoliaPayload }[] {
  const settings = productSettings(plan, locale);
  const orders = SEARCH_SORTINGS.filter((sorting) => sorting !== 'popular').map((sorting) => ({
    name: names.sorted(sorting, locale),
    settings: { ...settings, ...ORDERS[sorting] },
  }));
  const counts = Array.from(plan.replicas, (group) => ({
    name: names.facetReplica(group, locale),
    settings: { ...settings, attributeForDistinct: facetReplicaField(group) },
  }));
  return [...orders, ...counts];
}
