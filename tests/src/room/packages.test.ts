import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bedHalves } from '#src/catalog/bed-halves.ts';
import { PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import { packedGoodsOf, packingOf, packingOfGoods, parsePackages } from '#src/room/packages.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';
import { aProduct, aVariant } from '../../support/shown-pages.ts';

const packed = (value: string, more: Partial<Product> = {}): Product => ({
  ...aProduct,
  ...more,
  attributes: [{ code: PACKAGES_CODE, label: 'Packages', value }],
});

const packing = (product: Product, variant: Variant, uids: readonly string[] = []) =>
  packingOf({ configuration: configureProduct(product, variant, uids) });

const mattress = (value: string, size: string) => packing(packed(value), aVariant(size, 49_900));

const part = (key: string, ...choices: readonly [string, ...string[]]) => {
  const [first, ...others] = choices;
  return {
    key,
    label: key,
    choices: [bundleChoice(first, 0), ...others.map((name) => bundleChoice(name, 10))] as const,
  };
};

const countsIn = (text: string) =>
  mattress(text, '160x200')?.packages.map(({ piece, count }) => `${count} ${piece}`);

describe('packingOf', () => {
  it('RM1 gives measures that depend on the size of the bed', () => {
    expect(mattress('mattress rolled w*36*36', '160x200')?.packages).toEqual([
      { piece: 'mattress', kind: 'rolled', measures: [160, 36, 36], count: 1 },
    ]);
    expect(mattress('frame rigid l+8*24*12; headboard rigid w+6*90*4', '90x210')?.packages).toEqual(
      [
        { piece: 'frame', kind: 'rigid', measures: [218, 24, 12], count: 1 },
        { piece: 'headboard', kind: 'rigid', measures: [96, 90, 4], count: 1 },
      ],
    );
    expect(mattress('box rigid w*l/2+5*40 halves 140', '160x210')?.packages).toEqual([
      { piece: 'box', kind: 'rigid', measures: [80, 110, 40], count: 2 },
    ]);
    expect(mattress('headboard rigid 70*62.5*8 x8', '180x200')?.packages).toEqual([
      { piece: 'headboard', kind: 'rigid', measures: [70, 62.5, 8], count: 8 },
    ]);
  });

  it('RM1 halves a piece from a width on', () => {
    const text = 'base rigid w*l*26 halves 140';
    expect(mattress(text, '120x200')?.packages).toMatchObject([
      { measures: [120, 200, 26], count: 1 },
    ]);
    expect(mattress(text, '140x200')?.packages).toMatchObject([
      { measures: [70, 200, 26], count: 2 },
    ]);
  });

  it('RM1 follows the choices of a bundle', () => {
    const product = packed(
      'mattress flat w*l*20; mattress:springs rigid w*l*22 halves 140; topper rolled w*24*24; topper:none none; headboard:high unknown; headboard rigid w*105*8',
      {
        parts: [
          part('matras', 'foam', 'springs'),
          part('topper', 'foam-topper', 'none'),
          part('hoofdbord', 'plain', 'high'),
        ],
      },
    );
    const pieces = (...uids: string[]) => {
      const found = packing(product, aVariant('160x200', 99_900), uids);
      return [
        found?.packages.map(({ piece, kind, count }) => `${count} ${kind} ${piece}`),
        found?.unknown,
      ];
    };
    expect(pieces()).toEqual([['1 flat mattress', '1 rolled topper', '1 rigid headboard'], []]);
    expect(pieces('springs', 'none')).toEqual([['2 rigid mattress', '1 rigid headboard'], []]);
    expect(pieces('high')).toEqual([['1 flat mattress', '1 rolled topper'], ['headboard']]);
  });

  it('RM8 gives a cart line the packages of its choices, in any order', () => {
    const rules =
      'mattress flat w*l*20; mattress:springs rigid w*l*22 halves 140; topper:none none';
    const product = packed(rules, {
      parts: [
        part('matras', 'foam', 'springs'),
        part('topper', 'wool', 'none'),
        part('poten', 'oak'),
      ],
    });
    const variant = aVariant('160x200', 99_900);
    const goods = packedGoodsOf(product, variant);
    expect(goods?.choices.map(({ choice }) => choice)).toEqual(['foam', 'springs', 'wool', 'none']);
    for (const uids of [[], ['springs'], ['none', 'springs'], ['oak']])
      expect(goods && packingOfGoods(goods, uids)).toEqual(packing(product, variant, uids));
    expect(packedGoodsOf(packed('x'), variant)).toBeUndefined();
    const isRolled = (text: string) => packedGoodsOf(packed(text), variant)?.isRolled;
    expect(isRolled('topper rolled w*26*26; topper:geen none')).toBe(true);
    expect(isRolled(`${rules}; topper rolled w*26*26`)).toBeUndefined();
    expect(isRolled('topper unknown')).toBeUndefined();
  });

  it('RM1 gives two halves the packages of each', () => {
    const variants = [aVariant('160x200', 99_900), aVariant('80x200', 49_900)] as const;
    const product = packed('mattress rigid w*l*22', { variants });
    const halves = bedHalves(product, variants[0]);
    const configuration = configureProduct(product, variants[0], []);
    expect(packingOf({ configuration, halves })?.packages).toEqual([
      { piece: 'mattress', kind: 'rigid', measures: [80, 200, 22], count: 2 },
    ]);
  });

  it('RM1 adds up packages of the same piece, kind and measures alone', () => {
    const base = 'base rigid 10*20*30';
    expect(countsIn(`${base}; ${base} x2`)).toEqual(['3 base']);
    expect(countsIn(`${base}; frame rigid 10*20*30`)).toEqual(['1 base', '1 frame']);
    expect(countsIn(`${base}; base flat 10*20*30`)).toEqual(['1 base', '1 base']);
    expect(countsIn(`${base}; base rigid 10*20*31`)).toEqual(['1 base', '1 base']);
    expect(countsIn('base rigid w*l*26 x2 halves 140')).toEqual(['4 base']);
  });

  it('RM1 follows a choice for the piece of its part alone', () => {
    const product = packed('mattress flat w*l*20; topper:latex none; topper rolled w*24*24', {
      parts: [part('matras', 'latex'), part('topper', 'wool', 'latex')],
    });
    const found = packing(product, aVariant('160x200', 99_900));
    expect(found?.packages.map(({ piece }) => piece)).toEqual(['mattress', 'topper']);
  });

  it.each([
    '',
    'mattress',
    'sofa rigid 1*2*3',
    'mattress soft w*l*2',
    'mattress flat w*l',
    'mattress flat w*l*0',
    'mattress flat w*l*20; ?',
  ])('RM1 guesses nothing of a product with the packages "%s"', (value) => {
    expect(mattress(value, '160x200')).toBeUndefined();
  });

  it('RM1 does not know a package by the size of a product without sizes', () => {
    const { size: _, ...variant } = aVariant('160x200', 49_900);
    const text = 'mattress flat w*l*20; headboard rigid 70*60*8; frame rigid w+6*90*4';
    const known = {
      packages: [{ piece: 'headboard', kind: 'rigid', measures: [70, 60, 8], count: 1 }],
      unknown: ['mattress', 'frame'],
    };
    expect(packing(packed(text), variant)).toEqual(known);
    const goods = packedGoodsOf(packed(text), {});
    expect(goods?.size).toBe('');
    expect(goods && packingOfGoods(goods, [])).toEqual(known);
  });

  it('RM1 reads any text without an error', () => {
    const words = fc.constantFrom(
      'mattress',
      'base:a,b',
      ' ',
      'rigid',
      'w*l*2',
      ';',
      'x2',
      'halves 140',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((all) => all.join(' ')),
        ),
        (text) => {
          for (const rule of parsePackages(text) ?? []) expect(rule.piece).not.toBe('');
        },
      ),
    );
  });
});
