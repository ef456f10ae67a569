import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  isDerivedFacet,
  isVariantLevel,
  derivedFacetValues,
  filterableValues,
  type DerivedFacetInput,
} from '#src/catalog/derived-facets.ts';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

const OFFER: DerivedFacetInput = { deliveryDays: 2, stock: 4, isReduced: false };

describe('derivedFacetValues', () => {
  it.each([
    [1, '1–3 werkdagen'],
    [3, '1–3 werkdagen'],
    [4, '4–5 werkdagen'],
    [10, '6–10 werkdagen'],
    [20, '11–20 werkdagen'],
    [21, '21 werkdagen of meer'],
  ])('returns for a delivery in %i days "%s"', (deliveryDays, words) => {
    expect(derivedFacetValues('levertijd', { ...OFFER, deliveryDays }, 'nl-nl')).toEqual([words]);
  });

  it('returns no delivery time for a sold-out product', () => {
    expect(derivedFacetValues('levertijd', { ...OFFER, stock: 0 }, 'nl-nl')).toEqual([]);
  });

  it('returns every rating step up to the average', () => {
    expect(derivedFacetValues('beoordeling', { ...OFFER, average: 4.6 }, 'de-de')).toEqual([
      '3,5 Sterne oder mehr',
      '4 Sterne oder mehr',
      '4,5 Sterne oder mehr',
    ]);
    expect(derivedFacetValues('beoordeling', { ...OFFER, average: 4 }, 'en-us')).toEqual([
      '3.5 stars or more',
      '4 stars or more',
    ]);
  });

  it('makes at most one number format for all products of a locale', () => {
    let made = 0;
    const NumberFormat = new Proxy(Intl.NumberFormat, {
      construct(target, values) {
        made += 1;
        return Reflect.construct(target, values) as Intl.NumberFormat;
      },
    });
    vi.stubGlobal('Intl', Object.assign(Object.create(Intl) as typeof Intl, { NumberFormat }));
    onTestFinished(() => void vi.unstubAllGlobals());
    for (let average = 1; average <= 5; average += 0.1)
      derivedFacetValues('beoordeling', { ...OFFER, average }, 'nl-be');
    expect(made).toBeLessThanOrEqual(1);
  });

  it('returns no rating without reviews', () => {
    expect(derivedFacetValues('beoordeling', OFFER, 'nl-nl')).toEqual([]);
  });

  it('returns a promotion value for a reduced product only', () => {
    expect(derivedFacetValues('aanbieding', { ...OFFER, isReduced: true }, 'de-at')).toEqual([
      'Reduziert',
    ]);
    expect(derivedFacetValues('aanbieding', OFFER, 'de-at')).toEqual([]);
  });

  it('L3 sorts longer delivery times after shorter ones', () => {
    const anyDays = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(anyLocale, anyDays, anyDays, (locale, a, b) => {
        const [short, long] = [Math.min(a, b), Math.max(a, b)].map((deliveryDays) =>
          derivedFacetValues('levertijd', { ...OFFER, deliveryDays }, locale).join(),
        );
        expect(createOptionComparator(locale)(short ?? '', long ?? '')).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('L3 sorts higher ratings after lower ones', () => {
    fc.assert(
      fc.property(anyLocale, fc.double({ min: 1, max: 5, noNaN: true }), (locale, average) => {
        const values = derivedFacetValues('beoordeling', { ...OFFER, average }, locale);
        expect(values.toSorted(createOptionComparator(locale))).toEqual(values);
      }),
    );
  });
});

describe('isDerivedFacet', () => {
  it('returns true for derived facet keys only', () => {
    expect(['levertijd', 'maat', '__proto__', 'constructor'].filter(isDerivedFacet)).toEqual([
      'levertijd',
    ]);
  });
});

describe('isVariantLevel', () => {
  it('is true of what may differ between the variants of a product', () => {
    const codes = ['levertijd', 'aanbieding', 'beoordeling'] as const;
    expect(codes.map(isVariantLevel)).toEqual([true, true, false]);
  });
});

const load = (kilograms: number) =>
  filterableValues('ledikant_maximale_belasting', [`${kilograms} kg`], 'en-us');

describe('filterableValues', () => {
  it('L3b returns every step of a load up to it', () => {
    expect(filterableValues('boxspring_maximale_belasting', ['110 kg'], 'nl-be')).toEqual([
      '40 kg of meer',
      '60 kg of meer',
      '80 kg of meer',
      '100 kg of meer',
    ]);
    expect(filterableValues('matras_maximale_belasting', ['25 kg'], 'de-de')).toEqual([]);
    expect(filterableValues('matras_maximale_belasting', [], 'en-us')).toEqual([]);
    expect(filterableValues('matras_maximale_belasting', ['onbekend'], 'nl-nl')).toEqual([]);
    expect(load(100).at(-1)).toContain('100 kg');
  });

  it('L3b returns all that a smaller load has for a larger one', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), fc.nat({ max: 300 }), (one, more) => {
        expect(load(one + more)).toEqual(expect.arrayContaining([...load(one)]));
      }),
    );
  });

  it('leaves the values of other attributes as they are', () => {
    expect(filterableValues('matras_kern', ['Latex'], 'nl-nl')).toEqual(['Latex']);
  });
});
