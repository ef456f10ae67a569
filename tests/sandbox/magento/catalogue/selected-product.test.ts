import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { choiceUid } from '#adapters/embedded/localized-parts.ts';
import {
  BY_OWN_SKU,
  resolveSelectedProduct,
  type SelectedProductInput,
} from '#sandbox/magento/catalogue/selected-product.ts';
import { formatUid } from '#sandbox/magento/uids.ts';
import { setCatalogue } from '../../../support/set-catalogue.ts';

const store = createCatalogueStore(setCatalogue);
const resolved = (named: SelectedProductInput) => resolveSelectedProduct(store, named);

const size = (key: string) => formatUid('configurable', 'maat', key);
const part = (key: string, name: string) => formatUid('bundle', key, name, '1');
const choice = (key: string, name: string) => choiceUid('B1', { key }, { key: name });

describe('resolveSelectedProduct', () => {
  it('resolves a simple product by the SKU of its variant', () => {
    expect(resolved({ sku: 'X1-1' })).toEqual({ sku: 'X1-1', optionUids: [] });
    expect(resolved({ sku: 'X1' })).toBeUndefined();
  });

  it('resolves a configurable product by its SKU and a value of each option', () => {
    expect(resolved({ sku: 'M1', selected_options: [size('160x200')] })).toEqual({
      sku: 'M1-160',
      optionUids: [],
    });
  });

  it('resolves a variant or a bed by its own SKU to itself, whatever parent_sku says', () => {
    const found = { sku: 'M1-160', optionUids: [BY_OWN_SKU] };
    for (const parent of ['M1', 'M2', null])
      expect(resolved({ sku: 'M1-160', parent_sku: parent })).toEqual(found);
    expect(resolved({ sku: 'B1-140x200-zand' })).toMatchObject({ optionUids: [BY_OWN_SKU] });
  });

  it('resolves a bundle by its bed and one selection per part that fits the bed width', () => {
    const bed = part('bed', 'B1-140x200-zand');
    const named = {
      sku: 'B1',
      selected_options: [bed, part('topper', 'latex-140'), part('poten', 'zwart')],
    };
    expect(resolved(named)).toEqual({
      sku: 'B1-140x200-zand',
      optionUids: [choice('topper', 'latex'), choice('poten', 'zwart')],
    });
  });

  const bed = part('bed', 'B1-140x200-zand');
  it.each<[string, SelectedProductInput]>([
    ['an unknown SKU', { sku: 'none' }],
    ['the name of an object property as a SKU', { sku: 'constructor' }],
    ['a configurable product without its options', { sku: 'M1' }],
    ['a value that the product lacks', { sku: 'M1', selected_options: [size('70x200')] }],
    [
      'two values of one option',
      { sku: 'M1', selected_options: [size('90x200'), size('160x200')] },
    ],
    ['a malformed uid', { sku: 'M1', selected_options: ['?'] }],
    ['a null uid', { sku: 'M1', selected_options: [null] }],
    ['a bundle without its parts', { sku: 'B1', selected_options: [bed] }],
    [
      'a bundle without its bed',
      { sku: 'B1', selected_options: [part('topper', 'latex-140'), part('poten', 'zwart')] },
    ],
    [
      'a part for a bed of another width',
      { sku: 'B1', selected_options: [bed, part('topper', 'latex-180'), part('poten', 'zwart')] },
    ],
    [
      'two selections of one part',
      {
        sku: 'B1',
        selected_options: [bed, part('topper', 'schuim'), part('topper', 'latex-140')],
      },
    ],
  ])('returns undefined for %s', (_, named) => {
    expect(resolved(named)).toBeUndefined();
  });
});
