import type { RecommendationAnswer, Recommender } from '#ports/search.ts';
import { parseRecommendations } from '#src/search/recommendation-answers.ts';
import {
  formatRecommendationsCall,
  MAX_REQUESTS_PER_CALL,
} from '#src/search/recommendation-document.ts';
import { validateRecommendation } from '#src/search/recommendation-refusal.ts';
import type { RecommendationRequest } from '#src/search/recommendations.ts';
import { readAnything, readFields, readListOf } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err } from '#src/shared/result.ts';
import { parserOf, type BffReads } from './bff-reads.ts';

/**
 * Recommendations via the shop's own server. It refuses a whole call for one invalid request, so
 * invalid requests are not sent.
 */
export function createBffRecommender(reads: BffReads): Recommender {
  const send = async (
    locale: Locale,
    requests: readonly RecommendationRequest[],
    viewed: readonly string[],
  ): Promise<readonly RecommendationAnswer[]> => {
    const method = 'algolia/getRecommendedProducts';
    const found = await reads.read(
      method,
      [formatRecommendationsCall(locale, requests, viewed)],
      parserOf(readResults),
    );
    const models = requests.map(({ model }) => model);
    return found.ok ? parseRecommendations(found.value, models) : requests.map(() => UNREADABLE);
  };

  return {
    async recommend(locale, requests, viewed = []) {
      const valid = requests.filter((request) => !validateRecommendation(request, 0));
      const answered = await Promise.all(
        callsOf(valid).map((chunk) => send(locale, chunk, viewed)),
      );
      const answers = new Map(answered.flat().map((answer, index) => [valid[index], answer]));
      return requests.map((request) => answers.get(request) ?? UNREADABLE);
    },
  };
}

function callsOf<T>(requests: readonly T[]): readonly (readonly T[])[] {
  const calls = Math.ceil(requests.length / MAX_REQUESTS_PER_CALL);
  return Array.from({ length: calls }, (_, call) =>
    requests.slice(call * MAX_REQUESTS_PER_CALL, (call + 1) * MAX_REQUESTS_PER_CALL),
  );
}

const UNREADABLE: RecommendationAnswer = err({ kind: 'recommendations-unreadable' });

const readResults = readFields({ results: readListOf(readAnything) });
