import type { IndexView } from '../engine/index-view.ts';
import type { RecommendQuestion } from './recommend-question.ts';

/** What is recommended, and how much, from 0 to 100: a record by its id, or a value of a facet. */
export type Recommended =
  | { readonly objectID: string; readonly score: number }
  | { readonly facetValue: string; readonly score: number };

/** Answers what it would recommend, in any order; those who ask see to thresholds and numbers. */
export type SandboxRecommender = (
  question: RecommendQuestion,
  view: IndexView,
) => readonly Recommended[] | Promise<readonly Recommended[]>;
