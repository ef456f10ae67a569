import type { Wire } from '../algolia-reader.ts';
import { scopeContext } from '../facet-scope.ts';
import type { FacetPlan } from './facet-groups.ts';
import { facetOrder } from './product-settings.ts';

/** What shoppers can narrow the categories by: attribute codes in the order of the panel. */
export type CategoryFacets = ReadonlyMap<number, readonly string[]>;

/**
 * What a listing is told about its place, by rules that hold where its context is named: which
 * facets it has, in which order, what they are called and where they are counted. A category
 * without a rule is none.
 */
export function scopeRules(facets: CategoryFacets, plan: FacetPlan): readonly Wire[] {
  const rule = (objectId: string, codes: readonly string[]) => scopeRule(objectId, codes, plan);
  const everywhere = [...new Set([...facets.values()].flat())];
  return [rule('', everywhere), ...Array.from(facets, ([id, codes]) => rule(String(id), codes))];
}

/** Whether a rule is one of these: the others are the merchandisers' own. */
export const isScopeRule = ({ objectID }: Wire): boolean =>
  typeof objectID === 'string' && SCOPE_RULE.test(objectID);

const SCOPE_RULE = /^(?:whole-shop|category-\d+)$/;

function scopeRule(objectId: string, codes: readonly string[], plan: FacetPlan): Wire {
  const context = scopeContext(objectId);
  const known = (words: ReadonlyMap<string, string>) =>
    Object.fromEntries([...words].filter(([code]) => codes.includes(code)));
  return {
    objectID: context,
    description: `What ${context} is narrowed by`,
    conditions: [{ context }],
    consequence: {
      params: { renderingContent: facetOrder(codes) },
      userData: { labels: known(plan.labels), groups: known(plan.groups) },
    },
  };
}
