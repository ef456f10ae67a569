import type { CategoryFacets } from '#src/catalog/shop-catalogue.ts';
import type { AlgoliaPayload } from '../algolia-client.ts';
import { scopeContext } from '../facet-scope.ts';
import type { FacetPlan } from './facet-groups.ts';
import { facetOrder } from './product-settings.ts';

/**
 * Rules that apply in the context of a scope and return its facets, their order, labels and groups.
 * A category without a rule does not exist.
 */
export function scopeRules(facets: CategoryFacets, plan: FacetPlan): readonly AlgoliaPayload[] {
  const rule = (objectId: string, codes: readonly string[]) => scopeRule(objectId, codes, plan);
  const shopFacets = [...new Set([...facets.values()].flat())];
  return [rule('', shopFacets), ...Array.from(facets, ([id, codes]) => rule(id, codes))];
}

/** Returns whether a rule is one of these; other rules belong to merchandisers. */
export const isScopeRule = ({ objectID }: AlgoliaPayload): boolean =>
  typeof objectID === 'string' && SCOPE_RULE.test(objectID);

const SCOPE_RULE = /^(?:whole-shop|category-.+)$/u;

function scopeRule(objectId: string, codes: readonly string[], plan: FacetPlan): AlgoliaPayload {
  const context = scopeContext(objectId);
  const known = (words: ReadonlyMap<string, string>) =>
    Object.fromEntries([...words].filter(([code]) => codes.includes(code)));
  return {
    objectID: context,
    description: `What ${context} is narrowed by`,
    conditions: [{ context }],
    consequence: {
      params: { renderingContent: facetOrder(codes) },
      userData: {
        labels: known(plan.labels),
        groups: known(plan.groups),
        replicas: [...plan.replicas],
        offerDepth: plan.offerDepth,
      },
    },
  };
}
