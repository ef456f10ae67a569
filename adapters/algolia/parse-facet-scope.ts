import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import { type Facet, facetKind, PRICE_FACET } from '#src/filters/facet.ts';
import { mergeFacetsByLabel } from '#src/filters/merge-facets.ts';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import { type CompareOptions, orderByScale } from '#src/filters/option-scales.ts';
import {
  readCount,
  type Reader,
  readFields,
  readListOf,
  readText,
  readValidItems,
  withDefault,
} from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { NO_COUNTS, readFacetCounts, readTextMap } from './facet-counts.ts';
import type { FacetScope } from './facet-scope.ts';
import { VARIANT_FACETS } from './product-record.ts';

/** Maximum number of facets. Each takes a query of its own once a value is chosen. */
const MAX_FACETS = 200;

/**
 * Parses the answer to `scopeQuery`. Returns `null` for an unknown category: it has neither rule
 * nor products. Returns `undefined` if unreadable: without a product count, or with products but
 * without facets, it does not prove that the category is unknown.
 */
export function parseFacetScope(value: unknown, locale: Locale): FacetScope | null | undefined {
  const answer = readAnswer(value);
  if (answer === undefined || (answer.nbHits > 0 && !readFacets(value))) return undefined;
  const ruleData = answer.userData.at(-1);
  if (ruleData === undefined && answer.nbHits === 0) return hasRuleData(value) ? undefined : null;
  const inOrder = orderOf(locale);
  const names = new Set(answer.renderingContent.facetOrdering.facets.order);
  const facets = [...names].slice(0, MAX_FACETS).flatMap((name): Facet[] => {
    const counts = [...(answer.facets.get(name) ?? [])];
    if (counts.length === 0) return [];
    const label = attributeLabel(name, locale) ?? ruleData?.labels.get(name) ?? name;
    const values = counts.map(([value, count]) => ({ value, count }));
    return [{ name, label, values: values.toSorted(inOrder(name)) }];
  });
  return {
    facets: mergeFacetsByLabel(facets, locale),
    groupOf: ruleData?.groups ?? VARIANT_FACETS,
    replicas: new Set(ruleData?.replicas ?? [PRICE_FACET]),
    offerDepth: ruleData?.offerDepth ?? 0,
  };
}

type Valued = { readonly value: string };

/** Sorts prices by number, other values like options (L3, L3a). */
function orderOf(locale: Locale): (name: string) => (a: Valued, b: Valued) => number {
  const plain = createOptionComparator(locale);
  return (name) => {
    const compare: CompareOptions =
      facetKind(name) === 'price' ? (a, b) => Number(a) - Number(b) : orderByScale([name], plain);
    return (a, b) => compare(a.value, b.value);
  };
}

const NO_ORDER = { facetOrdering: { facets: { order: [] as readonly string[] } } };

const readOrder: Reader<typeof NO_ORDER> = readFields({
  facetOrdering: readFields({ facets: readFields({ order: readValidItems(readText) }) }),
});

/** User data that indexing wrote into the rule of a scope. */
const readRuleData = readFields({
  labels: readTextMap,
  groups: readTextMap,
  replicas: withDefault(readListOf(readText), []),
  offerDepth: withDefault(readCount, 0),
});

const readFacets = readFields({ facets: readFacetCounts, renderingContent: readOrder });

/** Returns whether a rule applied, even if its data is unreadable. */
const hasRuleData = (value: unknown): boolean =>
  (readFields({ userData: readListOf<unknown>((one) => one ?? null) })(value)?.userData ?? [])
    .length > 0;

const readAnswer = readFields({
  nbHits: readCount,
  facets: withDefault(readFacetCounts, NO_COUNTS),
  userData: withDefault(readValidItems(readRuleData), []),
  renderingContent: (value: unknown) => readOrder(value) ?? NO_ORDER,
});
