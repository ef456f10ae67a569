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
      const index = parts.names.products(locale);
      const answers = new Map<RecommendationRequest, RecommendationAnswer>();
      const preparedRequests = requests.flatMap((request) => {
        const document = formatRecommendations([request], index);
        const requestDocument = document.ok ? document.value.requests[0] : undefined;
        return requestDocument
          ? [{ request, payload: { ...requestDocument, ...narrowed(request, viewed) } }]
          : [];
      });
      const known = preparedRequests.filter((prepared) => !isPersonal(prepared));
      const personal = preparedRequests.filter(isPersonal);
      const answered = await Promise.all([
        sendTogether(parts, known, (payloads) => parts.client.recommend(payloads)),
        sendTogether(parts, personal, (payloads) => parts.client.recommendByPath(payloads)),
      ]);
      for (const [request, answer] of answered.flat()) answers.set(request, answer);
      return requests.map((request) => answers.get(request) ?? UNREADABLE);
    },
  };
}

const isPersonal = ({ request }: PreparedRequest) => request.model === 'recommended-for-you';

type PreparedRequest = {
  readonly request: RecommendationRequest;
  readonly payload: AlgoliaPayload;
};
type SendPayloads = (payloads: readonly AlgoliaPayload[]) => Promise<AlgoliaResult<unknown>>;
type AnsweredRequests = readonly (readonly [RecommendationRequest, RecommendationAnswer])[];

async function sendTogether(
  parts: AlgoliaParts,
  preparedRequests: readonly PreparedRequest[],
  send: SendPayloads,
): Promise<AnsweredRequests> {
  if (preparedRequests.length === 0) return [];
  const answer = await send(preparedRequests.map(({ payload }) => payload));
  if (answer.ok) return readAnswers(parts, preparedRequests, answer.value);
  /* An outage is not solved by asking one at a time. */
  const shouldSendSeparately = answer.error.kind === 'refused' && preparedRequests.length > 1;
  if (!shouldSendSeparately) return [];
  const separate = await Promise.all(
    preparedRequests.map((prepared) => sendTogether(parts, [prepared], send)),
  );
  return separate.flat();
}

/**
 * Filters recommendations to products in stock, by the variant that represents the product, and
 * leaves out products that the shopper has viewed. Facet values cannot be filtered.
 */
function narrowed({ model }: RecommendationRequest, viewed: readonly string[]): AlgoliaPayload {
  if (model === 'trending-facets') return {};
  const excludedSkus = model === 'recommended-for-you' ? viewed : [];
  const filters = [
    'isShown=1',
    'soldOut=0',
    ...excludedSkus.map((sku) => `NOT objectID:${quoted(sku)}`),
  ];
  return { queryParameters: { filters: filters.join(' AND ') } };
}

const quoted = (text: string): string => JSON.stringify(text);

function readAnswers(
  { drift }: AlgoliaParts,
  preparedRequests: readonly PreparedRequest[],
  value: unknown,
): AnsweredRequests {
  const results = readResults(value)?.results ?? [];
  const documents = preparedRequests.map(({ request }, index) => {
    const result = results[index];
    const hits = readList(result)?.hits;
    if (request.model === 'trending-facets' || hits === undefined) return result;
    return { hits: readHits(hits, parseRecord, drift, 'recommendations.hits[]').map(formatHit) };
  });
  const models = preparedRequests.map(({ request }) => request.model);
  const answers = parseRecommendations({ results: documents.map((one) => one ?? null) }, models);
  return preparedRequests.map(({ request }, index) => [request, answers[index] ?? UNREADABLE]);
}

const readResults = readFields({ results: readUnknownList });
const readList = readFields({ hits: readUnknownList });
