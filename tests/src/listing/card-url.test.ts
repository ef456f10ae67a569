import { describe, expect, it } from 'vitest';
import type { Hit } from '#src/catalog/product.ts';
import type { Selection } from '#src/filters/selection.ts';
import { cardUrl } from '#src/listing/card-url.ts';
import { colorOption } from '../../support/arbitraries/variants.ts';
import { mattress } from '../../support/fake-shop.ts';

const hit: Hit = { ...mattress(1).hit, size: '90x200', options: [colorOption('Zand')] };
const of = (...names: readonly string[]): Selection =>
  names.map((name) => ({ kind: 'values', name, values: ['any'] }));

describe('cardUrl', () => {
  it('L1 leads to the bare page of a product', () => {
    expect(cardUrl(hit, { appliedFilters: [], locale: 'nl-nl' })).toBe('/matras-1');
  });

  it('L1 leads to what was asked for, in the words of the locale', () => {
    const size = { appliedFilters: of('maat', 'price'), locale: 'nl-nl' } as const;
    expect(cardUrl(hit, size)).toBe('/matras-1?maat=90x200');
    expect(cardUrl(hit, { ...size, locale: 'de-de' })).toBe('/matras-1?groesse=90x200');
    expect(cardUrl(hit, { appliedFilters: of('maat', 'kleur'), locale: 'nl-nl' })).toBe(
      '/matras-1?maat=90x200&kleur=zand',
    );
  });

  it('L1 asks for no size of what has none', () => {
    const { size: _, ...sizeless } = hit;
    const lamp = cardUrl(sizeless, { appliedFilters: of('maat'), locale: 'nl-nl' });
    expect(lamp).toBe('/matras-1');
  });
});
