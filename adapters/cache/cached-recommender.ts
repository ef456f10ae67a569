import type { RecommendationAnswer, Recommender } from '#ports/recommender.ts';
import type { RecommendationRequest, Recommendations } from '#src/search/recommendations.ts';
import { answerKey } from './answer-key.ts';
import { brief, GOODS } from './lifetimes.ts';
import type { Worth } from './answer-shelf.ts';
import type { SharedAnswers } from './shared-answers.ts';

/**
 * Recommendations as they were lately. A page asks the same questions for everybody; what is
 * recommended to one shopper is asked for each time, and known to nobody else.
 */
export const withRecommenderCache = (
  recommender: Recommender,
  answers: SharedAnswers,
): Recommender => ({
  recommend(locale, requests, viewed) {
    if (requests.length === 0 || requests.some(isPersonal)) {
      return recommender.recommend(locale, requests, viewed);
    }
    const question = {
      key: answerKey('recommendations', locale, requests.map(factsOf)),
      tags: () => ['search'],
      worth: worthOf,
    };
    const load = () => recommender.recommend(locale, requests);
    return answers.ask(question, load).then(({ answer }) => answer);
  },
});

const isPersonal = ({ model }: RecommendationRequest) => model === 'recommended-for-you';

/** In one order, however the question was written. */
const factsOf = (request: RecommendationRequest) => [
  request.model,
  request.objectId ?? null,
  request.facetName ?? null,
  request.facet ? [request.facet.name, request.facet.value] : null,
  request.threshold ?? null,
  request.maxRecommendations ?? null,
];

/** Of products that the shop does not have there is no end, and nothing to recommend. */
function worthOf(answers: readonly RecommendationAnswer[]): Worth {
  const told = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  if (told.length < answers.length) return 'failed';
  return told.some(isEmpty) ? brief(GOODS) : GOODS;
}

const isEmpty = (told: Recommendations): boolean =>
  (told.kind === 'products' ? told.hits : told.facets).length === 0;
