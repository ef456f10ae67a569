import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHit, parseHit } from '#src/search/hit-document.ts';
import { anyHit } from '../../support/arbitraries/catalog.ts';
import { HIT } from '../../support/hit.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';

const DOCUMENT = formatHit(HIT);
const EUR = { regular_price: 1299.5, final_price: 999, default: 999 };

describe('parseHit', () => {
  it('S2 reads what formatHit writes, sent as JSON', () => {
    fc.assert(
      fc.property(anyHit, (hit) => {
        expect(parseHit(jsonRoundTrip(formatHit(hit)))).toStrictEqual(jsonRoundTrip(hit));
      }),
    );
  });

  it('S2 reads the variant of a hit, and P3d the end of its reduction', () => {
    const price = { ...HIT.price, reducedUntil: '2027-01-31' };
    const hit = { ...HIT, variantSku: 'MAT-1-160', price };
    expect(parseHit(jsonRoundTrip(formatHit(hit)))).toStrictEqual(hit);
    expect(formatHit(HIT).prices.EUR).not.toHaveProperty('reduced_until');
  });

  it.each([null, '999', Number.NaN, Infinity, 1e15, undefined])(
    'P3 rejects a hit whose price is %j',
    (final_price) => {
      expect(parseHit({ ...DOCUMENT, prices: { EUR } })).toEqual(HIT);
      expect(parseHit({ ...DOCUMENT, prices: { EUR: { ...EUR, final_price } } })).toBeUndefined();
    },
  );

  it.each([1, 4.3, 5])('S2 reads an average rating of %d', (average) => {
    const reviews = { average, count: 12 };
    expect(parseHit({ ...DOCUMENT, reviews })?.reviews).toEqual(reviews);
  });

  it.each([0, 0.9, 5.1, -3, '4', null, [4], Number.NaN])(
    'S2 rejects a hit with an average rating of %j',
    (average) => {
      expect(parseHit({ ...DOCUMENT, reviews: { average, count: 12 } })).toBeUndefined();
    },
  );
});
