import type { RecommendationAnswer, Recommender } from '#ports/search.ts';
import { parseRecommendations } from '#src/search/recommendation-answers.ts';
import { formatRecommendations } from '#src/search/recommendation-document.ts';
import type { RecommendationRequest } from '#src/search/recommendations.ts';
import { formatHit } from '#src/search/hit-document.ts';
import { readFields } from '#src/shared/json-reader.ts';
import { err } from '#src/shared/result.ts';
import type { AlgoliaParts } from './algolia-product-search.ts';
import type { AlgoliaPayload } from './algolia-client.ts';
import { parseRecord, readUnknownList, readHits } from './read-hits.ts';
import type { AlgoliaResult } from './search-failure.ts';

const UNREADABLE: RecommendationAnswer = err({ kind: 'recommendations-unreadable' });

/**
 * Recommendations by Algolia (S6), in one call except for the model that its client no longer
 * supports. Algolia rejects a whole call for one bad request: each is then sent alone.
 */
export function createAlgoliaRecommender(parts: AlgoliaParts): Recommender {
  return {
    async recommend(locale, requests, viewed = []) {
      const index = parts.names.group('products', locale);
      const answers = new Map<RecommendationRequest, RecommendationAnswer>();
      const questions = requests.flatMap((request) => {
        const document = formatRecommendations([request], index);
        const wire = document.ok ? document.value.requests[0] : undefined;
        return wire ? [{ request, payload: { ...wire, ...narrowed(request, viewed) } }] : [];
      });
      const known = questions.filter((question) => !isPersonal(question));
      const personal = questions.filter(isPersonal);
      const answered = await Promise.all([
        askTogether(parts, known, (wires) => parts.client.recommend(wires)),
        askTogether(parts, personal, (wires) => parts.client.recommendByPath(wires)),
      ]);
      for (const [request, answer] of answered.flat()) answers.set(request, answer);
      return requests.map((request) => answers.get(request) ?? UNREADABLE);
    },
  };
}

const isPersonal = ({ request }: Question) => request.model === 'recommended-for-you';

type Question = { readonly request: RecommendationRequest; readonly payload: AlgoliaPayload };
type Ask = (wires: readonly AlgoliaPayload[]) => Promise<AlgoliaResult<unknown>>;
type AnsweredRequests = readonly (readonly [RecommendationRequest, RecommendationAnswer])[];

async function askTogether(
  parts: AlgoliaParts,
  questions: readonly Question[],
  ask: Ask,
): Promise<AnsweredRequests> {
  if (questions.length === 0) return [];
  const answer = await ask(questions.map(({ payload }) => payload));
  if (answer.ok) return readAnswers(parts, questions, answer.value);
  /* An outage is not solved by asking one at a time. */
  const isWorthAsking = answer.error.kind === 'refused' && questions.length > 1;
  if (!isWorthAsking) return [];
  const alone = await Promise.all(questions.map((question) => askTogether(parts, [question], ask)));
  return alone.flat();
}

/**
 * Filters recommendations to products in stock, by the variant that represents the product, and
 * leaves out products that the shopper has viewed. Facet values cannot be filtered.
 */
function narrowed({ model }: RecommendationRequest, viewed: readonly string[]): AlgoliaPayload {
  if (model === 'trending-facets') return {};
  const seen = model === 'recommended-for-you' ? viewed : [];
  const filters = ['isShown=1', 'soldOut=0', ...seen.map((sku) => `NOT objectID:${quoted(sku)}`)];
  return { queryParameters: { filters: filters.join(' AND ') } };
}

const quoted = (text: string): string => JSON.stringify(text);

function readAnswers(
  { drift }: AlgoliaParts,
  questions: readonly Question[],
  value: unknown,
): AnsweredRequests {
  const results = readResults(value)?.results ?? [];
  const documents = questions.map(({ request }, index) => {
    const result = results[index];
    const hits = readList(result)?.hits;
    if (request.model === 'trending-facets' || hits === undefined) return result;
    return { hits: readHits(hits, parseRecord, drift, 'recommendations.hits[]').map(formatHit) };
  });
  const models = questions.map(({ request }) => request.model);
  const answers = parseRecommendations({ results: documents.map((one) => one ?? null) }, models);
  return questions.map(({ request }, index) => [request, answers[index] ?? UNREADABLE]);
}

const readResults = readFields({ results: readUnknownList });
const readList = readFields({ hits: readUnknownList });
