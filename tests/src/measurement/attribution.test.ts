import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ATTRIBUTION_WINDOW,
  formatAttributions,
  MAX_ATTRIBUTIONS,
  parseAttributions,
  queryIdFor,
  withAttribution,
  type Attributions,
} from '#src/measurement/attribution.ts';
import { anyAttribution } from '../../support/arbitraries/measurement.ts';

const opened = { sku: 'M1', queryId: 'q1', at: 1000 };

describe('queryIdFor', () => {
  it('S2 returns the query id that led to a product, for one hour', () => {
    const known = withAttribution([], opened);
    expect(queryIdFor(known, 'M1', 1000)).toBe('q1');
    expect(queryIdFor(known, 'M1', 1000 + ATTRIBUTION_WINDOW - 1)).toBe('q1');
    expect(queryIdFor(known, 'M1', 1000 + ATTRIBUTION_WINDOW)).toBeUndefined();
    expect(queryIdFor(known, 'M2', 1000)).toBeUndefined();
    expect(queryIdFor([], 'M1', 1000)).toBeUndefined();
  });

  it('S2 ignores an attribution in the future', () => {
    expect(queryIdFor([opened], 'M1', 999)).toBeUndefined();
  });
});

describe('withAttribution', () => {
  it('S2 keeps one attribution per product, the latest', () => {
    fc.assert(
      fc.property(fc.array(anyAttribution), anyAttribution, (earlier, latest) => {
        const known = [...earlier, latest].reduce<Attributions>(withAttribution, []);
        expect(new Set(known.map(({ sku }) => sku)).size).toBe(known.length);
        expect(queryIdFor(known, latest.sku, latest.at)).toBe(latest.queryId);
      }),
    );
  });

  it('S2 keeps the maximum number of attributions', () => {
    const skus = Array.from({ length: MAX_ATTRIBUTIONS + 5 }, (_, index) => `M${index}`);
    const known = skus.reduce<Attributions>(
      (list, sku) => withAttribution(list, { ...opened, sku }),
      [],
    );
    expect(known.map(({ sku }) => sku)).toEqual(skus.toReversed().slice(0, 30));
    const stored = skus.map((sku) => Object.assign({}, opened, { sku }));
    expect(parseAttributions(stored)).toEqual(stored.slice(0, 30));
  });
});

describe('parseAttributions', () => {
  it('S2 round-trips any attributions, and returns a list for any JSON value', () => {
    fc.assert(
      fc.property(fc.array(anyAttribution, { maxLength: MAX_ATTRIBUTIONS }), (known) => {
        expect(parseAttributions(JSON.parse(formatAttributions(known)))).toEqual(known);
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(parseAttributions(value))).toBe(true);
      }),
    );
    expect(parseAttributions('q1')).toEqual([]);
  });
});
