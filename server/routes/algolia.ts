import { z } from 'zod';
import type { SearchRequest } from '#src/search/search-result.ts';
import { formatSearchResult, parseSearchRequest } from '#src/search/search-document.ts';
import { err, ok } from '#src/shared/result.ts';
import { answered, bffMethod, type BffCall, type BffMethod } from './bff-method.ts';
import { reviewsAnswered, reviewsField } from './reviews-field.ts';

/** `/api/algolia`: products found and counted. */
export const ALGOLIA_METHODS: ReadonlyMap<string, BffMethod> = new Map<string, BffMethod>([
  [
    'getProductsAndFilters',
    {
      access: 'public',
      answer(args, call) {
        if (!Array.isArray(args) || args.length !== 1) return err('arguments: want one request');
        const request = parseSearchRequest(args[0]);
        return request.ok ? ok(find(request.value, call)) : request;
      },
    },
  ],
  [
    'getAllReviews',
    bffMethod('public', z.tuple([reviewsField]), async ([request], { ports, locale }) =>
      reviewsAnswered(await ports.reviews.allReviews({ locale, ...request })),
    ),
  ],
]);

/** A failed search is a result as well, with nothing in it (S2); its status is the answer's own. */
async function find(request: SearchRequest, { ports }: BffCall) {
  const result = await ports.search.productsAndFilters(request);
  return { ...answered(formatSearchResult(result)), status: result.status };
}
