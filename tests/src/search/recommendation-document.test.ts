import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRecommendations,
  formatRecommendationsCall,
  parseRecommendationQuery,
  RECOMMENDATIONS_PATH,
} from '#src/search/recommendation-document.ts';
import {
  MODEL_SUBJECTS,
  RECOMMENDATION_MODELS,
  type RecommendationRequest,
} from '#src/search/recommendations.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyRecommendation } from '../../support/arbitraries/search.ts';

const INDEX = 'test_products_nl-nl';
const facet = { name: 'matras_hardheid', value: 'Medium' };

/** The query for one request. */
const written = (request: RecommendationRequest) => formatRecommendations([request], INDEX);

describe('RECOMMENDATION_MODELS', () => {
  it('S6 lists the six models with the subject of each', () => {
    expect(RECOMMENDATION_MODELS).toEqual([
      'bought-together',
      'related-products',
      'trending-facets',
      'trending-items',
      'looking-similar',
      'recommended-for-you',
    ]);
    expect(MODEL_SUBJECTS).toEqual({
      'bought-together': { subject: 'objectId', isNeeded: true },
      'related-products': { subject: 'objectId', isNeeded: true },
      'looking-similar': { subject: 'objectId', isNeeded: true },
      'trending-facets': { subject: 'facetName', isNeeded: true },
      'trending-items': { subject: 'facet', isNeeded: false },
      'recommended-for-you': { subject: 'none', isNeeded: false },
    });
  });
});

describe('formatRecommendations', () => {
  it('S6 writes model and threshold of each request, with the threshold 0 by default', () => {
    expect(RECOMMENDATIONS_PATH).toBe('1/indexes/*/recommendations');
    expect(
      formatRecommendations(
        [
          { model: 'bought-together', objectId: 'MAT-1' },
          { model: 'trending-items', threshold: 42.5, maxRecommendations: 4 },
        ],
        INDEX,
      ),
    ).toStrictEqual(
      ok({
        requests: [
          { indexName: INDEX, model: 'bought-together', threshold: 0, objectID: 'MAT-1' },
          { indexName: INDEX, model: 'trending-items', threshold: 42.5, maxRecommendations: 4 },
        ],
      }),
    );
  });

  it('S6 writes the subject of a request', () => {
    const usual = { indexName: INDEX, threshold: 0 };
    expect(written({ model: 'trending-facets', facetName: 'merk' })).toStrictEqual(
      ok({ requests: [{ ...usual, model: 'trending-facets', facetName: 'merk' }] }),
    );
    const { name: facetName, value: facetValue } = facet;
    expect(written({ model: 'trending-items', facet })).toStrictEqual(
      ok({ requests: [{ ...usual, model: 'trending-items', facetName, facetValue }] }),
    );
    expect(written({ model: 'recommended-for-you' })).toStrictEqual(
      ok({ requests: [{ ...usual, model: 'recommended-for-you' }] }),
    );
  });

  it('S6 refuses an empty list of requests', () => {
    expect(formatRecommendations([], INDEX)).toEqual(err({ kind: 'no-requests' }));
  });

  it.each(['bought-together', 'related-products', 'looking-similar'] as const)(
    'S6 refuses %s without a product',
    (model) => {
      const refused = err({ kind: 'missing-subject', index: 0, subject: 'objectId' });
      expect(written({ model })).toEqual(refused);
      expect(written({ model, objectId: '' })).toEqual(refused);
    },
  );

  it('S6 refuses trending facets without a facet', () => {
    expect(written({ model: 'trending-facets' })).toEqual(
      err({ kind: 'missing-subject', index: 0, subject: 'facetName' }),
    );
  });

  it('S6 refuses a subject that the model does not take, with the index of the request', () => {
    const fine = { model: 'recommended-for-you' } as const;
    expect(formatRecommendations([fine, { ...fine, objectId: 'MAT-1' }], INDEX)).toEqual(
      err({ kind: 'unwanted-subject', index: 1, subject: 'objectId' }),
    );
    expect(written({ model: 'looking-similar', objectId: 'MAT-1', facetName: 'merk' })).toEqual(
      err({ kind: 'unwanted-subject', index: 0, subject: 'facetName' }),
    );
    expect(written({ model: 'trending-facets', facetName: 'merk', facet })).toEqual(
      err({ kind: 'unwanted-subject', index: 0, subject: 'facet' }),
    );
  });

  it.each([{ facet: { name: '', value: 'a' } }, { facet: { name: 'a', value: '' } }])(
    'S6 treats an empty name as missing: %j',
    (half) => {
      const empty = { objectId: '', facetName: '', ...half };
      expect(written({ model: 'recommended-for-you', ...empty })).toStrictEqual(
        written({ model: 'recommended-for-you' }),
      );
    },
  );

  it.each([-0.1, 100.1, Number.NaN, Number.POSITIVE_INFINITY])(
    'S6 refuses the threshold %d',
    (threshold) => {
      expect(written({ model: 'trending-items', threshold })).toEqual(
        err({ kind: 'threshold-out-of-range', index: 0 }),
      );
    },
  );

  it.each([0, 31, 1.5, Number.NaN])(
    'S6 refuses a request for %d products',
    (maxRecommendations) => {
      expect(written({ model: 'trending-items', maxRecommendations })).toEqual(
        err({ kind: 'count-out-of-range', index: 0 }),
      );
    },
  );

  it('S6 accepts both ends of both ranges', () => {
    for (const [threshold, maxRecommendations] of [
      [0, 1],
      [100, 30],
    ] as const) {
      expect(written({ model: 'trending-items', threshold, maxRecommendations })).toMatchObject({
        value: { requests: [{ threshold, maxRecommendations }] },
      });
    }
  });

  it('S6 writes every valid request in order, each with a threshold', () => {
    fc.assert(
      fc.property(fc.array(anyRecommendation, { minLength: 1, maxLength: 5 }), (requests) => {
        const document = formatRecommendations(requests, INDEX);
        const documents = document.ok ? document.value.requests : [];
        expect(documents.map(({ model }) => model)).toEqual(requests.map(({ model }) => model));
        for (const [index, { threshold, objectID, facetName, facetValue }] of documents.entries()) {
          const request = requests[index];
          expect(threshold).toBe(request?.threshold ?? 0);
          expect(objectID).toBe(request?.objectId);
          expect(facetName).toBe(request?.facetName ?? request?.facet?.name);
          expect(facetValue).toBe(request?.facet?.value);
        }
      }),
    );
  });
});

describe('formatRecommendationsCall', () => {
  it('S6 has the fifty latest SKUs that a call may have', () => {
    const viewed = Array.from({ length: 60 }, (_, index) => `M-${index}`);
    expect(formatRecommendationsCall('nl-nl', [], viewed)).toEqual({
      locale: 'nl-nl',
      requests: [],
      viewed: viewed.slice(0, 50),
    });
  });
});

describe('parseRecommendationQuery', () => {
  it('S6 reads a request without a subject as one', () => {
    expect(parseRecommendationQuery({ model: 'recommended-for-you' })).toStrictEqual({
      model: 'recommended-for-you',
    });
  });

  it('S6 reads a product, a facet or a facet value as the subject', () => {
    expect(parseRecommendationQuery({ model: 'looking-similar', objectID: 'BED' })).toEqual({
      model: 'looking-similar',
      objectId: 'BED',
    });
    expect(parseRecommendationQuery({ model: 'trending-facets', facetName: 'maat' })).toEqual({
      model: 'trending-facets',
      facetName: 'maat',
    });
    const { name: facetName, value: facetValue } = facet;
    expect(parseRecommendationQuery({ model: 'trending-items', facetName, facetValue })).toEqual({
      model: 'trending-items',
      facet,
    });
  });

  it('S6 reads every request that formatRecommendations writes', () => {
    fc.assert(
      fc.property(anyRecommendation, (request) => {
        const document = written(request);
        const documents = document.ok ? document.value.requests : [];
        const read = documents.map(({ indexName, ...question }) => [
          indexName,
          parseRecommendationQuery(question),
        ]);
        expect(read).toEqual([[INDEX, { threshold: 0, ...request }]]);
      }),
    );
  });
});
