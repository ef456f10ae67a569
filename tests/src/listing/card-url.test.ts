import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hit } from '#src/catalog/product.ts';
import type { Selection } from '#src/filters/selection.ts';
import { cardUrl } from '#src/listing/card-url.ts';
import { anyText } from '../../support/arbitraries/texts.ts';
import { colorOption } from '../../support/arbitraries/variants.ts';
import { mattress } from '../../support/fake-shop.ts';

const hit: Hit = { ...mattress(1).hit, size: '90x200', options: [colorOption('Zand')] };
const of = (...names: readonly string[]): Selection =>
  names.map((name) => ({ kind: 'values', name, values: ['any'] }));

describe('cardUrl', () => {
  it('L1 returns the plain product URL without filters', () => {
    expect(cardUrl(hit, { appliedFilters: [], locale: 'nl-nl' })).toBe('/matras-1');
  });

  it('L1 adds the selected size and color with the parameter names of the locale', () => {
    const size = { appliedFilters: of('maat', 'price'), locale: 'nl-nl' } as const;
    expect(cardUrl(hit, size)).toBe('/matras-1?maat=90x200');
    expect(cardUrl(hit, { ...size, locale: 'de-de' })).toBe('/matras-1?groesse=90x200');
    expect(cardUrl(hit, { appliedFilters: of('maat', 'kleur'), locale: 'nl-nl' })).toBe(
      '/matras-1?maat=90x200&kleur=zand',
    );
  });

  it('EP2 adds the size in the search text if the card shows that size', () => {
    const search = { appliedFilters: [], locale: 'nl-nl' } as const;
    for (const query of ['matras 90x200', 'boxspring 90 x 200 cm', '90/200', '200 x 90']) {
      expect(cardUrl(hit, { ...search, query })).toBe('/matras-1?maat=90x200');
      expect(cardUrl(hit, { ...search, query, locale: 'de-at' })).toBe('/matras-1?groesse=90x200');
    }
    for (const query of ['matras', 'matras 160x200', 'matras 90', '']) {
      expect(cardUrl(hit, { ...search, query })).toBe('/matras-1');
    }
  });

  it('EP2 adds no size for a product without one, and only the shown size for any search text', () => {
    const { size: _, ...sizeless } = hit;
    fc.assert(
      fc.property(anyText, (query) => {
        const listing = { appliedFilters: [], query, locale: 'nl-nl' } as const;
        expect(cardUrl(sizeless, listing)).toBe('/matras-1');
        expect(['/matras-1', '/matras-1?maat=90x200']).toContain(cardUrl(hit, listing));
      }),
    );
  });

  it('L1 adds no selected size for a product without one', () => {
    const { size: _, ...sizeless } = hit;
    const lamp = cardUrl(sizeless, { appliedFilters: of('maat'), locale: 'nl-nl' });
    expect(lamp).toBe('/matras-1');
  });
});
