import type { Hit } from '../catalog/product.ts';

/** The ways in which the search service recommends (S6). */
export const RECOMMENDATION_MODELS = [
  'bought-together',
  'related-products',
  'trending-facets',
  'trending-items',
  'looking-similar',
  'recommended-for-you',
] as const;

export type RecommendationModel = (typeof RECOMMENDATION_MODELS)[number];

/** One question for recommendations. */
export type RecommendationRequest = {
  readonly model: RecommendationModel;
  /** How sure the service must be, from 0 (the usual, S6) to 100. */
  readonly threshold?: number;
  /** How many at most, from 1 to 30. */
  readonly maxRecommendations?: number;
  /** The product that others are to go with. */
  readonly objectId?: string;
  /** The facet whose values are to be trending. */
  readonly facetName?: string;
  /** The value of a facet that trending products are to have. */
  readonly facet?: { readonly name: string; readonly value: string };
};

/** What a question may be about. */
export type RecommendationSubject = 'objectId' | 'facetName' | 'facet';

/** What each model has to be asked about, and what it can be asked about. */
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

/** What one question is answered with: products, or values of a facet; the best first. */
export type Recommendations =
  | { readonly kind: 'products'; readonly hits: readonly Hit[] }
  | { readonly kind: 'facets'; readonly facets: readonly TrendingFacet[] };

export type TrendingFacet = { readonly name: string; readonly value: string };
