import type { Hit } from '../catalog/product.ts';

/** Recommendation models of the search service (S6). */
export const RECOMMENDATION_MODELS = [
  'bought-together',
  'related-products',
  'trending-facets',
  'trending-items',
  'looking-similar',
  'recommended-for-you',
] as const;

export type RecommendationModel = (typeof RECOMMENDATION_MODELS)[number];

export type RecommendationRequest = {
  readonly model: RecommendationModel;
  /** Minimum confidence of the service, from 0 (the default, S6) to 100. */
  readonly threshold?: number;
  /** Maximum number of recommendations, from 1 to 30. */
  readonly maxRecommendations?: number;
  /** Product that others are recommended with. */
  readonly objectId?: string;
  /** Facet whose trending values are requested. */
  readonly facetName?: string;
  /** Facet value that trending products must have. */
  readonly facet?: { readonly name: string; readonly value: string };
};

export type RecommendationSubject = 'objectId' | 'facetName' | 'facet';

/** Subject that each model takes, and whether it is required. */
export const MODEL_SUBJECTS: Readonly<
  Record<
    RecommendationModel,
    { readonly subject: RecommendationSubject | 'none'; readonly isNeeded: boolean }
  >
> = {
  'bought-together': { subject: 'objectId', isNeeded: true },
  'related-products': { subject: 'objectId', isNeeded: true },
  'looking-similar': { subject: 'objectId', isNeeded: true },
  'trending-facets': { subject: 'facetName', isNeeded: true },
  'trending-items': { subject: 'facet', isNeeded: false },
  'recommended-for-you': { subject: 'none', isNeeded: false },
};

/** Answer to one request: products, or facet values; the best first. */
export type Recommendations =
  | { readonly kind: 'products'; readonly hits: readonly Hit[] }
  | { readonly kind: 'facets'; readonly facets: readonly TrendingFacet[] };

export type TrendingFacet = { readonly name: string; readonly value: string };
