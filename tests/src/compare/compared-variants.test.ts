import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product, Variant } from '#src/catalog/product.ts';
import { compareInSize } from '#src/compare/compared-variants.ts';
import { anyProductWithOptions } from '../../support/arbitraries/variants.ts';
import { AURORA } from '../../support/fake-shop.ts';

const [double, single] = AURORA.variants as readonly [Variant, Variant, Variant];
const soldOnly = (...variants: readonly [Variant, ...Variant[]]): Product => ({
  ...AURORA,
  variants,
});
const usp = (code: string, value: string, showRating: boolean) => ({
  code,
  label: code,
  value,
  icon: '',
  showRating,
});

const options = (key: string) => [{ code: 'kleur', label: 'Kleur', value: key, key }];

const shown = (products: readonly Product[], size?: string) =>
  compareInSize(products, size, 'nl-nl').products.map(({ hit, isInSize }) => [hit.size, isInSize]);

describe('compareInSize', () => {
  it('P3 shows each product by its offer in the requested size', () => {
    const { size, sizes, products } = compareInSize([AURORA, AURORA], '160x200', 'nl-nl');
    expect([size, sizes]).toEqual(['160x200', ['80x200', '90x200', '160x200']]);
    const [first] = products;
    expect(first).toMatchObject({
      hit: { size: '160x200', price: double.price, deliveryDays: 2, priceFrom: false },
      url: '/aurora?maat=160x200',
      sku: 'aurora-160x200',
    });
  });

  it('says which products are not made in the size, and shows their own offer', () => {
    expect(shown([AURORA, soldOnly(single)], '160x200')).toEqual([
      ['160x200', true],
      ['90x200', false],
    ]);
  });

  it('compares in the size that most of them are made in, of several the one sought most', () => {
    expect(shown([AURORA, soldOnly(single)])).toEqual([
      ['90x200', true],
      ['90x200', true],
    ]);
    expect(shown([AURORA, AURORA], '200x220')).toEqual([
      ['160x200', true],
      ['160x200', true],
    ]);
  });

  it('has no size for products without sizes', () => {
    const { size: _, ...lamp } = single;
    expect(compareInSize([soldOnly(lamp)], '90x200', 'nl-nl')).toMatchObject({
      sizes: [],
      size: undefined,
      products: [{ isInSize: true, sku: single.sku }],
    });
  });

  it('can add no variant that is sold out, or of which a color is still to be chosen', () => {
    const colors = soldOnly(
      { ...double, options: options('zand') },
      { ...double, sku: 'other', options: options('taupe') },
    );
    const { products } = compareInSize(
      [colors, soldOnly({ ...double, stock: 0 })],
      undefined,
      'nl-nl',
    );
    expect(products.map((one) => 'sku' in one)).toEqual([false, false]);
  });

  it('L4 keeps grades apart from other properties, and leaves out the address of the maker', () => {
    const product: Product = {
      ...AURORA,
      uspAttributes: [usp('matras_steun', '4', true), usp('matras_slaaphouding', 'Zij', false)],
      attributes: [
        { code: 'matras_steun', label: 'Steun', value: '4' },
        { code: 'matras_hoogte', label: 'Hoogte', value: '22 cm' },
        { code: 'manufacturer_address', label: 'Adres', value: 'Maanlaan 27' },
      ],
    };
    const [column] = compareInSize([product], undefined, 'nl-nl').products;
    expect(column?.grades.map(({ code }) => code)).toEqual(['matras_steun']);
    expect(column?.attributes.map(({ code }) => code)).toEqual(['matras_hoogte']);
  });

  it('shows all in one size that is on sale, or says that they are not made in it', () => {
    const anySize = fc.constantFrom(undefined, '90x200', '160x200', '1x1');
    fc.assert(
      fc.property(fc.array(anyProductWithOptions, { maxLength: 4 }), anySize, (products, size) => {
        const compared = compareInSize(products, size, 'nl-nl');
        expect(compared.size === undefined).toBe(compared.sizes.length === 0);
        compared.products.forEach(({ hit, isInSize, sku }, index) => {
          const { variants = [] } = products[index] ?? {};
          const isMade = variants.some((variant) => variant.size === compared.size);
          expect(isInSize).toBe(compared.size === undefined || isMade);
          const offered = variants.filter(
            (variant) => variant.size === hit.size && (sku === undefined || variant.sku === sku),
          );
          expect(offered.map(({ price }) => price)).toContain(hit.price);
          expect(!isInSize || hit.size === compared.size).toBe(true);
        });
      }),
    );
  });
});
