import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { compareInSize } from '#src/compare/compared-variants.ts';
import { compareProducts } from '#src/compare/comparison.ts';
import type { Locale } from '#src/shared/locale.ts';
import { boxSpring, drawnCatalogue } from '../../support/set-catalogue.ts';
import { anyProductWithOptions } from '../../support/arbitraries/variants.ts';
import { AURORA, priceOf } from '../../support/fake-shop.ts';

const BED = createCatalogueStore(drawnCatalogue)
  .localized('nl-nl')
  .product(drawnCatalogue.products[0] ?? boxSpring);

const [double, single] = AURORA.variants as readonly [Variant, Variant, Variant];
const soldOnly = (...variants: readonly [Variant, ...Variant[]]): Product => ({
  ...AURORA,
  variants,
});
const inSizeOf = (size: string): Variant => ({ ...single, size });
const usp = (code: string, value: string, showRating: boolean) => ({
  code,
  label: code,
  value,
  icon: '',
  showRating,
});

const options = (key: string) => [{ code: 'kleur', label: 'Kleur', value: key, key }];

const inSize = (
  products: readonly Product[],
  size: string | undefined,
  locale: Locale,
  choices: readonly string[] = [],
) =>
  compareInSize(
    products.map((product, index) => ({ product, choices: choices[index] ?? '' })),
    size,
    locale,
  );

const shown = (products: readonly Product[], size?: string) =>
  inSize(products, size, 'nl-nl').products.map(({ hit, isInSize }) => [hit.size, isInSize]);

describe('compareInSize', () => {
  it('P3 shows each product by its offer in the requested size', () => {
    const { size, sizes, products } = inSize([AURORA, AURORA], '160x200', 'nl-nl');
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

  it('EP2 leads to the page with the size, or to the page alone if it is not made in it', () => {
    const { products } = inSize([AURORA, soldOnly(single)], '160x200', 'nl-nl');
    expect(products.map(({ url }) => url)).toEqual(['/aurora?maat=160x200', '/aurora']);
  });

  it('lists sizes by their width, then by their length', () => {
    const product = soldOnly(inSizeOf('90x210'), inSizeOf('160x200'), inSizeOf('90x200'));
    expect(inSize([product], undefined, 'nl-nl').sizes).toEqual(['90x200', '90x210', '160x200']);
  });

  it.each([
    ['another color of the size costs more', [60_000, 70_000], '160x200', true],
    ['all colors of the size cost the same', [60_000, 60_000], '160x200', false],
    ['another color costs less', [60_000, 50_000], '160x200', true],
    ['it is not made in the size, and another size costs more', [30_000, 70_000], '1x1', true],
  ])('P3 says "from" of a price if %s', (_, [first = 0, other = 0], size, isFrom) => {
    const product = soldOnly(
      { ...double, price: priceOf(first), options: options('zand') },
      { ...double, sku: 'other', price: priceOf(other), options: options('taupe') },
      { ...single, price: priceOf(60_000) },
    );
    const { products } = inSize([product, soldOnly(inSizeOf('1x1'))], size, 'nl-nl');
    expect(products[0]?.hit.priceFrom).toBe(isFrom);
  });

  it('P3 says "from" of no price that only another size exceeds', () => {
    const product = soldOnly({ ...single, price: priceOf(30_000) }, double);
    expect(inSize([product], single.size, 'nl-nl').products[0]?.hit.priceFrom).toBe(false);
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
    expect(inSize([soldOnly(lamp)], '90x200', 'nl-nl')).toMatchObject({
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
    const { products } = inSize([colors, soldOnly({ ...double, stock: 0 })], undefined, 'nl-nl');
    expect(products.map((one) => 'sku' in one)).toEqual([false, false]);
    expect(products.map(({ stock }) => stock)).toEqual([double.stock, 0]);
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
    const [column] = inSize([product], undefined, 'nl-nl').products;
    expect(column?.grades.map(({ code }) => code)).toEqual(['matras_steun']);
    expect(column?.attributes.map(({ code }) => code)).toEqual(['matras_hoogte']);
  });

  it('FS4 shows a configured bed with its drawing, price, address and choices', () => {
    const choices = '?kleur=grijs&topper=latex';
    const { products } = inSize([BED, BED], '140x200', 'nl-nl', [choices, '']);
    const [configured, usual] = products;
    expect(configured).toMatchObject({
      hit: {
        image: { path: 'drawn/1/bed/140x200.grijs.glad.vlak.zwart_metaal.latex.22.svg' },
        price: { final: { cents: 94_900 + 9900 } },
      },
      url: '/boxspring-kust?maat=140x200&kleur=grijs&topper=latex',
      sku: 'B1-140x200-grijs',
      choices,
      optionUids: [expect.any(String)],
    });
    const rows = compareProducts(products, true).flatMap((group) => group.rows);
    expect(rows.map(({ label, values }) => [label, values])).toEqual([
      ['Kleur', ['Grijs', 'Grijs, Zand']],
      ['Topper', ['Latex', 'Schuim']],
    ]);
    expect(usual).not.toHaveProperty('choices');
    expect(usual).not.toHaveProperty('optionUids');
    expect([configured, usual].map((one) => one?.hit.priceFrom)).toEqual([false, true]);
    expect(inSize([BED], '140x200', 'nl-nl').products[0]?.attributes).not.toContainEqual(
      expect.objectContaining({ code: 'topper' }),
    );
  });

  it.each(['?kleur=grijs', '?topper=latex'])(
    'FS4 takes a bed with %s for configured',
    (choices) => {
      const [bed] = inSize([BED], '140x200', 'nl-nl', [choices]).products;
      expect(bed?.choices).toContain(choices.slice(1));
      expect(bed?.hit.priceFrom).toBe(false);
    },
  );

  it('FS4 asks for a choice in another size what it costs there', () => {
    const [wide] = inSize([BED], '180x200', 'nl-nl', ['?topper=latex']).products;
    expect(wide?.hit.price.final.cents).toBe(99_900 + 14_900);
  });

  it('FS4 leaves out choices that are not made', () => {
    const [bed] = inSize([BED], '140x200', 'nl-nl', ['?topper=goud&color=pink']).products;
    expect(bed).toEqual(inSize([BED], '140x200', 'nl-nl').products[0]);
  });

  it('shows all in one size that is on sale, or says that they are not made in it', () => {
    const anySize = fc.constantFrom(undefined, '90x200', '160x200', '1x1');
    fc.assert(
      fc.property(fc.array(anyProductWithOptions, { maxLength: 4 }), anySize, (products, size) => {
        const compared = inSize(products, size, 'nl-nl');
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
