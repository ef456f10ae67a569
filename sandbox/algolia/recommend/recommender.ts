import type { IndexView } from '../engine/index-view.ts';
import type { RecommendQuery } from './recommend-query.ts';

/** A recommended record or facet value with its score, from 0 to 100. */
export type Recommended =
  | { readonly objectID: string; readonly score: number }
  | { readonly facetValue: string; readonly score: number };

/** Returns recommendations in any order; the caller applies threshold and maximum. */
export type SandboxRecommender = (
  question: RecommendQuery,
  view: IndexView,
) => readonly Recommended[] | Promise<readonly Recommended[]>;
