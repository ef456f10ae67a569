import type { RecommendationFailure } from '#src/search/recommendation-answers.ts';
import type { RecommendationRequest, Recommendations } from '#src/search/recommendations.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Recommends products that go with a product, are like it, or are in demand (S6). */
export interface Recommender {
  /**
   * Answers each request by itself, in their order: one that cannot be answered fails alone.
   * `viewed` are SKUs that the shopper has viewed, the latest first; only "recommended for you"
   * uses them. Never rejects.
   */
  recommend(
    locale: Locale,
    requests: readonly RecommendationRequest[],
    viewed?: readonly string[],
  ): Promise<readonly RecommendationAnswer[]>;
}

export type RecommendationAnswer = Result<Recommendations, RecommendationFailure>;

export const Recommender = token<Recommender>('Recommender');
