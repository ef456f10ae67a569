import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHit } from '#src/search/hit-document.ts';
import {
  formatRecommendationAnswers,
  parseRecommendations,
} from '#src/search/recommendation-answers.ts';
import { RECOMMENDATION_MODELS } from '#src/search/recommendations.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyHit } from '../../support/arbitraries/catalog.ts';
import { HIT } from '../../support/hit.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';

const FAILED = err({ kind: 'recommendations-unreadable' as const });

/** A recommended product in the service's format. */
const RECORD = { ...formatHit(HIT), objectID: HIT.sku, _score: 87.5 };

describe('parseRecommendations', () => {
  it('S6 reads products, and facets for trending-facets', () => {
    const trending = { facetName: 'merk', facetValue: 'Lunaro', _score: 99 };
    const answer = { results: [{ hits: [RECORD] }, { hits: [trending] }] };
    expect(parseRecommendations(answer, ['looking-similar', 'trending-facets'])).toEqual([
      ok({ kind: 'products', hits: [HIT] }),
      ok({ kind: 'facets', facets: [{ name: 'merk', value: 'Lunaro' }] }),
    ]);
  });

  it('S6 leaves out a product or a facet that cannot be read', () => {
    const hits = [
      null,
      { ...RECORD, url: 'https://elsewhere.example' },
      RECORD,
      { facetName: 'a' },
    ];
    expect(parseRecommendations({ results: [{ hits }, { hits }] }, MODELS)).toEqual([
      ok({ kind: 'products', hits: [HIT] }),
      ok({ kind: 'facets', facets: [] }),
    ]);
  });

  it('S6 fails only the model whose result cannot be read', () => {
    const results = [{ hits: 'none' }, { hits: [] }, { message: 'Index does not exist' }];
    expect(
      parseRecommendations({ results }, ['trending-items', 'trending-facets', 'trending-facets']),
    ).toEqual([FAILED, ok({ kind: 'facets', facets: [] }), FAILED]);
    expect(parseRecommendations({ results: [{ hits: [] }] }, MODELS)).toEqual([
      ok({ kind: 'products', hits: [] }),
      FAILED,
    ]);
  });

  it.each([undefined, null, 'hits', [], {}, { results: {} }])(
    'S6 fails every model for %j',
    (value) => {
      expect(parseRecommendations(value, MODELS)).toEqual([FAILED, FAILED]);
    },
  );

  it('S6 returns as many answers as models, for any value', () => {
    const anyResults = fc.record({
      results: fc.array(fc.oneof(fc.anything(), fc.record({ hits: fc.anything() }))),
    });
    const anyModels = fc.array(fc.constantFrom(...RECOMMENDATION_MODELS));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyResults), anyModels, (value, models) => {
        expect(parseRecommendations(value, models)).toHaveLength(models.length);
      }),
    );
  });

  it('S6 reads any hits that formatHit writes, in their order', () => {
    fc.assert(
      fc.property(fc.array(anyHit, { maxLength: 4 }), (hits) => {
        const answer = jsonRoundTrip({ results: [{ hits: hits.map(formatHit) }] });
        expect(parseRecommendations(answer, ['bought-together'])).toEqual([
          ok({ kind: 'products', hits }),
        ]);
      }),
    );
  });
});

const MODELS = ['related-products', 'trending-facets'] as const;

describe('formatRecommendationAnswers', () => {
  it('S6 writes a message for a request without an answer', () => {
    expect(formatRecommendationAnswers([FAILED])).toEqual({
      results: [{ message: 'This cannot be answered.' }],
    });
  });

  it('S6 writes what parseRecommendations reads back', () => {
    const anyFacet = fc.record({ name: fc.string(), value: fc.string() });
    fc.assert(
      fc.property(fc.array(anyHit), fc.array(anyFacet), (hits, facets) => {
        const answers = [
          ok({ kind: 'products' as const, hits }),
          FAILED,
          ok({ kind: 'facets' as const, facets }),
        ];
        const models = ['trending-items', 'looking-similar', 'trending-facets'] as const;
        const document = jsonRoundTrip(formatRecommendationAnswers(answers));
        expect(parseRecommendations(document, models)).toEqual(answers);
      }),
    );
  });
});
