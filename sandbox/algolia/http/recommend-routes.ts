import { ok, type Result } from '#src/shared/result.ts';
import type { IndexView } from '../engine/index-view.ts';
import type { SearchParts } from '../engine/search-index.ts';
import { fieldOf, type JsonObject } from '../json.ts';
import { answerRecommend } from '../recommend/answer-recommend.ts';
import { readRecommendQuery, type SandboxRecommender } from '../recommend/recommend-query.ts';
import { badRequest, type Refusal } from '../refusal.ts';
import type { Answer, Route } from './call.ts';

export type RecommendRouteParts = SearchParts & {
  readonly viewNamed: (name: string) => Result<IndexView, Refusal>;
  readonly recommend: SandboxRecommender;
};

/** Route for recommendations, several requests at once; one invalid request refuses all. */
export const recommendRoutes = (parts: RecommendRouteParts): readonly Route[] => [
  {
    method: 'POST',
    path: '/1/indexes/*/recommendations',
    access: 'search',
    answer: ({ body }) => recommendMany(parts, body),
  },
];

async function recommendMany(parts: RecommendRouteParts, body: unknown): Promise<Answer> {
  const requests = fieldOf(body, 'requests');
  if (!Array.isArray(requests)) return badRequest('Missing mandatory parameter: requests');
  const results: JsonObject[] = [];
  for (const request of requests as readonly unknown[]) {
    const query = readRecommendQuery(request);
    if (!query.ok) return query;
    const view = parts.viewNamed(query.value.indexName);
    if (!view.ok) return view;
    const result = await answerRecommend(query.value, view.value, parts.recommend, parts);
    if (!result.ok) return result;
    results.push(result.value);
  }
  return ok({ results });
}
