import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductType } from '#src/catalog/attributes/attribute-key.ts';
import type { Variant } from '#src/catalog/product.ts';
import {
  bedFit,
  bedGoodsOf,
  bedLineOf,
  bedOfLine,
  bedOfVariant,
  bedWithTopper,
  lacksSize,
  lineLacksSize,
  replacementForBed,
  nearestSizes,
  sizesThatFit,
  variantForBed,
} from '#src/my-bed/bed-fit.ts';
import { halfSize, type MyBed, parseBed, wholeSize } from '#src/my-bed/my-bed.ts';
import { anyBed } from '../../support/arbitraries/my-bed.ts';
import { AURORA } from '../../support/fake-shop.ts';

const bedAt = (code: string): MyBed => parseBed(code) ?? { width: 0, length: 0, mattresses: 1 };

const fit = (code: string, type: ProductType, size: string, more = {}): string => {
  const found = bedFit({ type, size, ...more }, bedAt(code));
  return found.kind === 'unknown' ? 'unknown' : `${found.kind} ${found.reason}`;
};

describe('bedFit', () => {
  it.each([
    ['160x200', 'mattress', '160x200', 'fits same-size'],
    ['160x200', 'mattress', '80x200', 'unfit size'],
    ['2x80x200', 'mattress', '80x200', 'fits one-of-two'],
    ['2x80x200', 'mattress', '160x200', 'fits same-size'],
    ['2x80x200', 'mattress', '90x200', 'unfit size'],
    ['2x80x200', 'bed-frame', '80x200', 'unfit size'],
    ['2x80x200', 'box-spring', '160x200', 'fits same-size'],
    ['90x200', 'bed-base', '90x200', 'fits same-size'],
    ['160x200', 'bed-base', '80x200', 'fits one-of-two'],
    ['120x200', 'bed-base', '60x200', 'unfit size'],
    ['160x210', 'topper', '160x200', 'unfit size'],
    ['90x200', 'mattress-protector', '90x200', 'fits same-size'],
  ] as const)('MB4 in a bed of %s a %s of %s: %s', (bed, type, size, expected) => {
    expect(fit(bed, type, size)).toBe(expected);
  });

  it.each([
    ['160x200', '240x220', 'fits covers-bed'],
    ['160x200', '140x200', 'fits per-sleeper'],
    ['180x200', '140x220', 'fits per-sleeper'],
    ['90x200', '140x200', 'fits covers-bed'],
    ['90x200', '129x200', 'unfit narrow'],
    ['90x200', '130x200', 'fits covers-bed'],
    ['90x200', '190x200', 'fits covers-bed'],
    ['90x200', '191x200', 'unfit wide'],
    ['90x200', '240x220', 'unfit wide'],
    ['180x200', '200x200', 'unfit narrow'],
    ['160x210', '240x200', 'unfit short'],
  ])('MB4 over a bed of %s a duvet of %s: %s', (bed, size, expected) => {
    expect(fit(bed, 'duvet', size)).toBe(expected);
    expect(fit(bed, 'duvet-cover', size)).toBe(expected);
  });

  it('MB4 checks the pocket of a fitted sheet against the height of what lies there', () => {
    const sheet = (height: number) =>
      fit(`160x200h${height}`, 'fitted-sheet', '160x200', { covers: { min: 18, max: 24 } });
    expect([17, 18, 24, 25].map(sheet)).toEqual([
      'unfit deep',
      'fits deep-enough',
      'fits deep-enough',
      'unfit shallow',
    ]);
    const shallow = { covers: { max: 5 } };
    expect(fit('160x200', 'fitted-sheet', '160x200', shallow)).toBe('fits same-size');
  });

  it('MB4 says how high a topper under the sheet may be', () => {
    const covers = { min: 18, max: 30.5 };
    const sheet = { type: 'fitted-sheet', size: '160x200', covers } as const;
    expect(bedFit(sheet, bedAt('160x200h24'))).toMatchObject({ kind: 'fits', spare: 6 });
    expect(bedFit(sheet, bedAt('160x200'))).not.toHaveProperty('spare');
  });

  it('MB4 lays the sheet of a topper around it, however high the mattress below is', () => {
    const sheet = { covers: { max: 12 }, isForTopper: true };
    expect(fit('160x200h34', 'fitted-sheet', '160x200', sheet)).toBe('fits topper-only');
    expect(fit('160x200h34', 'fitted-sheet', '180x200', sheet)).toBe('unfit size');
  });

  it('MB4 takes no split topper for one mattress', () => {
    expect(fit('160x200', 'topper', '160x200', { isSplit: true })).toBe('unfit split');
    expect(fit('2x80x200', 'topper', '160x200', { isSplit: true })).toBe('fits same-size');
  });

  it('MB4 guesses nothing where the catalogue says too little', () => {
    expect(fit('160x200h24', 'fitted-sheet', '160x200')).toBe('unknown');
    expect(bedFit({ type: 'mattress' }, bedAt('160x200'))).toEqual({ kind: 'unknown' });
    expect(fit('160x200', 'pillow', '60x70')).toBe('unknown');
  });

  it('MB4 a bed fits itself', () => {
    fc.assert(
      fc.property(anyBed, (bed) => {
        const size = bed.mattresses === 2 ? halfSize(bed) : wholeSize(bed);
        const found = bedFit({ type: 'mattress', ...(size !== undefined && { size }) }, bed);
        expect(found.kind).toBe('fits');
      }),
    );
  });

  it('MB4 a pocket that is deep enough stays so when it gets deeper', () => {
    fc.assert(
      fc.property(anyBed, fc.nat(60), fc.nat(20), (bed, max, more) => {
        const sheet = { type: 'fitted-sheet', size: wholeSize(bed) } as const;
        if (bedFit({ ...sheet, covers: { max } }, bed).kind !== 'fits') return;
        expect(bedFit({ ...sheet, covers: { max: max + more } }, bed).kind).toBe('fits');
      }),
    );
  });

  it('MB4 a sheet of known heights fits a bed of its size and height, or says why not', () => {
    fc.assert(
      fc.property(anyBed, fc.nat(60), fc.nat(60), (bed, min, more) => {
        const covers = { min, max: min + more };
        const found = bedFit({ type: 'fitted-sheet', size: wholeSize(bed), covers }, bed);
        expect(found.kind).not.toBe('unknown');
        const { mattressHeight: height = min } = bed;
        expect(found.kind === 'fits').toBe(height >= min && height <= covers.max);
      }),
    );
  });

  it('MB4 a sheet still fits with a topper as high as it said, and with no higher one', () => {
    fc.assert(
      fc.property(anyBed, fc.nat(60), fc.integer({ min: 1, max: 20 }), (bed, max, height) => {
        const size = wholeSize(bed);
        const sheet = { type: 'fitted-sheet', size, covers: { max } } as const;
        const found = bedFit(sheet, bed);
        if (found.kind !== 'fits' || found.spare === undefined) return;
        const made = bedWithTopper(bed, [{ type: 'topper', size, height }]);
        expect(bedFit(sheet, made).kind === 'fits').toBe(height <= found.spare);
      }),
    );
  });
});

const topper = (height: number, size = '160x200') => ({ type: 'topper', size, height }) as const;

describe('bedWithTopper', () => {
  it('MB4 adds the topper that is bought for the bed', () => {
    const bed = bedAt('160x200h24');
    expect(bedWithTopper(bed, [topper(6)]).mattressHeight).toBe(30);
    expect(bedWithTopper(bed, [topper(6), topper(8)]).mattressHeight).toBe(32);
    expect(bedWithTopper(bed, [topper(7.5)]).mattressHeight).toBe(32);
  });

  it('MB4 leaves the bed for the topper of another one, and where a height is unknown', () => {
    const bed = bedAt('160x200h24');
    expect(bedWithTopper(bed, [topper(6, '90x200')])).toBe(bed);
    expect(bedWithTopper(bed, [{ type: 'topper', size: '160x200' }])).toBe(bed);
    expect(bedWithTopper(bed, [{ type: 'mattress', size: '160x200', height: 20 }])).toBe(bed);
    expect(bedWithTopper(bed, [])).toBe(bed);
    const unsaid = bedAt('160x200');
    expect(bedWithTopper(unsaid, [topper(6)])).toBe(unsaid);
  });
});

describe('sizesThatFit', () => {
  it('MB5 chooses those that a listing offers', () => {
    const offered = ['80x200', '140x200', '160x200', '240x220'];
    const sizes = (code: string, ...types: readonly ProductType[]) =>
      sizesThatFit(types, offered, bedAt(code));
    expect(sizes('160x200', 'mattress', 'topper')).toEqual(['160x200']);
    expect(sizes('2x80x200', 'topper')).toEqual(['80x200', '160x200']);
    expect(sizes('160x200', 'duvet')).toEqual(['140x200', '160x200', '240x220']);
    expect(sizes('160x200', 'pillow')).toEqual([]);
  });

  it('MB5 takes a size in which one of the types fits: a base may be in two halves', () => {
    const offered = ['80x200', '90x200', '141x200', '160x200'];
    const sizes = (code: string, ...types: readonly ProductType[]) =>
      sizesThatFit(types, offered, bedAt(code));
    expect(sizes('160x200', 'mattress', 'bed-base')).toEqual(['80x200', '160x200']);
    expect(sizes('2x80x200', 'bed-frame')).toEqual(['160x200']);
    expect(sizes('90x200', 'bed-base')).toEqual(['90x200']);
    expect(sizes('141x200', 'bed-base')).toEqual(['141x200']);
  });
});

describe('nearestSizes', () => {
  it('MB5 names the sizes that miss the bed by the least', () => {
    const offered = ['80x200', '140x200', '160x200', '160x210', '240x220'];
    const sizes = (code: string, ...types: readonly ProductType[]) =>
      nearestSizes(types, offered, bedAt(code));
    expect(sizes('155x200', 'mattress')).toEqual(['160x200']);
    expect(sizes('150x200', 'mattress')).toEqual(['140x200', '160x200']);
    expect(sizes('160x205', 'topper')).toEqual(['160x200', '160x210']);
    expect(sizes('2x85x200', 'mattress')).toEqual(['80x200']);
    expect(sizes('240x215', 'duvet')).toEqual(['160x210']);
    expect(sizes('160x200', 'pillow')).toEqual([]);
    expect(nearestSizes(['mattress'], [], bedAt('160x200'))).toEqual([]);
  });

  it('MB5 goes by the type that is nearest, and by the half that is', () => {
    const nearest = nearestSizes(['mattress', 'bed-base'], ['80x200', '160x200'], bedAt('170x200'));
    expect(nearest).toEqual(['80x200']);
  });

  it('MB5 measures a duvet for each sleeper against half of the bed', () => {
    const offered = ['90x200', '140x200', '200x200', '240x200', '260x200'];
    const sizes = (code: string) => nearestSizes(['duvet', 'duvet-cover'], offered, bedAt(code));
    expect(sizes('180x220')).toEqual(['140x200', '240x200', '260x200']);
    expect(sizes('100x220')).toEqual(['140x200', '200x200']);
  });
});

const variant = (sku: string, size: string, key: string, stock = 1): Variant => ({
  ...AURORA.variants[0],
  sku,
  size,
  stock,
  options: [{ code: 'kleur', label: 'Kleur', value: key, key }],
});

const sheet = {
  attributes: [{ code: 'hoeslaken_hoekhoogte', label: 'Hoekhoogte', value: '25 cm' }],
  variants: [
    variant('A', '80x200', 'wit'),
    variant('B', '160x200', 'wit'),
    variant('C', '160x200', 'zand'),
  ] as const,
};

const skuFor = (code: string, like?: Variant) => variantForBed(sheet, bedAt(code), like)?.sku;

describe('variantForBed', () => {
  it('MB6 chooses the size of the bed, and keeps the other options', () => {
    expect(skuFor('160x200', variant('Z', '90x200', 'zand'))).toBe('C');
    expect(skuFor('2x80x200')).toBe('B');
    expect(skuFor('80x200', variant('Z', '90x200', 'zand'))).toBe('A');
  });

  it('MB6 chooses none where no size fits, or the pocket is too shallow', () => {
    expect(skuFor('90x200')).toBeUndefined();
    expect(skuFor('160x200h23')).toBeUndefined();
    expect(skuFor('160x200h22')).toBe('B');
  });

  it('MB6 chooses of the duvets that fit the size most bought, and none of goods for any bed', () => {
    const duvet = {
      attributes: [{ code: 'dekbed_vulling', label: '', value: 'Dons' }],
      variants: [
        variant('E', '140x200', 'wit'),
        variant('F', '200x200', 'wit'),
        variant('G', '240x200', 'wit'),
      ] as const,
      mostBought: ['240x200', '200x200', '140x200'],
    };
    expect(variantForBed(duvet, bedAt('160x200'))?.sku).toBe('G');
    expect(variantForBed(duvet, bedAt('140x200'))?.sku).toBe('G');
    expect(variantForBed(duvet, bedAt('120x200'))?.sku).toBe('F');
    const pillow = {
      ...sheet,
      attributes: [{ code: 'hoofdkussen_vulling', label: '', value: '' }],
    };
    expect(variantForBed(pillow, bedAt('160x200'))).toBeUndefined();
  });
});

describe('lacksSize', () => {
  const unknown = {
    attributes: [{ code: 'hoeslaken_strijkvrij', label: 'Strijkvrij', value: 'Ja' }],
    variants: sheet.variants,
  };

  it('MB4 a size is not lacking where it is too shallow, or may be', () => {
    for (const product of [unknown, sheet]) {
      expect(lacksSize(product, bedAt('160x200h30'))).toBe(false);
      expect(lacksSize(product, bedAt('90x200h30'))).toBe(true);
    }
  });

  it('MB4 a size is not lacking of goods that fit any bed', () => {
    const attributes = [{ code: 'hoofdkussen_vulling', label: '', value: 'Dons' }];
    expect(lacksSize({ attributes, variants: sheet.variants }, bedAt('90x200'))).toBe(false);
  });
});

describe('lineLacksSize', () => {
  it.each([
    ['160x200', false],
    ['90x200', false],
    ['90x200h30', false],
    ['180x200', true],
  ])('MB6 for a bed of %s, by the sizes of a line that are in stock: %s', (code, expected) => {
    const goods = { type: 'fitted-sheet', size: '160x200', covers: { max: 22 } } as const;
    const line = { goods, sizes: [{ size: '90x200', sku: 'A' }] };
    expect(lineLacksSize(line, bedAt(code))).toBe(expected);
  });
});

const mattressesFor = (size: string, narrow: number, ...sizes: readonly string[]) => {
  const goods = { type: 'mattress', size } as const;
  const line = { goods, sizes: sizes.map((one) => ({ size: one, sku: one })) };
  return bedOfLine(line, bedAt('180x200'), narrow).mattresses;
};

const lineOf = (type: ProductType) => ({ goods: { type }, sizes: [{ size: '90x200', sku: 'A' }] });

describe('bedOfLine', () => {
  it('MB6 has two mattresses for two narrow ones, if they come in half the bed', () => {
    expect(mattressesFor('90x200', 2)).toBe(2);
    expect(mattressesFor('80x200', 2, '90x200', '180x200')).toBe(2);
    expect(mattressesFor('80x200', 1, '90x200', '180x200')).toBe(1);
    expect(mattressesFor('80x200', 2, '180x200')).toBe(1);
    expect(mattressesFor('160x200', 2, '90x200', '180x200')).toBe(1);
  });

  it('MB6 stays as it is for other goods, and if no mattress is half as wide', () => {
    expect(bedOfLine(lineOf('topper'), bedAt('180x200'), 2).mattresses).toBe(1);
    expect(bedOfLine(lineOf('mattress'), bedAt('180x200'), 2).mattresses).toBe(2);
    expect(bedOfLine(lineOf('mattress'), bedAt('141x200'), 2).mattresses).toBe(1);
  });
});

describe('bedOfVariant', () => {
  it.each([
    ['matras_kern', '140x200', bedAt('140x200')],
    ['hoeslaken_hoekhoogte', '160x200', bedAt('160x200')],
    ['dekbed_vulling', '140x200', undefined],
    ['dekbed_vulling', '200x200', undefined],
    ['dekbed_vulling', '240x220', undefined],
    ['dekbedovertrek_materiaal', '140x200', undefined],
    ['hoofdkussen_vulling', '60x70', undefined],
    ['hoofdkussen_vulling', '80x80', undefined],
    ['matras_kern', undefined, undefined],
  ] as const)('MB13 takes goods with %s of %s for those of the bed', (code, size, bed) => {
    const attributes = [{ code, label: '', value: '25 cm' }];
    expect(bedOfVariant({ attributes }, size === undefined ? {} : { size })).toEqual(bed);
  });

  it('MB13 takes no split topper for that of a bed: it may have two mattresses or one', () => {
    const attributes = [{ code: 'topper_soort', label: 'Soort', value: 'Split' }];
    expect(bedOfVariant({ attributes }, { size: '160x200' })).toBeUndefined();
  });

  it('MB13 takes the size of a sheet for toppers for that of the bed', () => {
    const named = { name: 'Topperhoeslaken', attributes: sheet.attributes };
    expect(bedOfVariant(named, { size: '160x200' })).toEqual(bedAt('160x200'));
  });
});

describe('bedGoodsOf', () => {
  it('MB4 reads the type, the pocket and a split from the attributes', () => {
    expect(bedGoodsOf(sheet, sheet.variants[1])).toEqual({
      type: 'fitted-sheet',
      size: '160x200',
      covers: { max: 22 },
    });
    const made = ['min', 'max'].map((end) => ({
      code: `hoeslaken_matrashoogte_${end}`,
      label: '',
      value: end === 'min' ? '18 cm' : '24 cm',
    }));
    const attributes = [...sheet.attributes, ...made];
    expect(bedGoodsOf({ attributes }, {})).toMatchObject({ covers: { min: 18, max: 24 } });
    const high = [{ code: 'topper_hoogte', label: 'Hoogte', value: '7,5 cm' }];
    expect(bedGoodsOf({ attributes: high }, {})).toEqual({ type: 'topper', height: 7.5 });
    const topper = [{ code: 'topper_soort', label: 'Soort', value: 'Split-Topper' }];
    expect(bedGoodsOf({ attributes: topper }, {})).toEqual({ type: 'topper', isSplit: true });
    const pillow = [{ code: 'hoofdkussen_vulling', label: 'Vulling', value: 'Dons' }];
    expect(bedGoodsOf({ attributes: pillow }, {})).toBeUndefined();
  });

  it('MB4 has a pocket of sheets only, a height of toppers only, and no split of covers', () => {
    const attributes = [
      { code: 'matras_kern', label: '', value: 'Latex' },
      { code: 'hoeslaken_hoekhoogte', label: '', value: '25 cm' },
      { code: 'topper_hoogte', label: '', value: '7 cm' },
    ];
    expect(bedGoodsOf({ attributes }, {})).toStrictEqual({ type: 'mattress' });
    const cover = [{ code: 'topper_hoes', label: '', value: 'Split rits' }];
    expect(bedGoodsOf({ attributes: cover }, {})).toStrictEqual({ type: 'topper' });
  });

  it('MB4 reads a split, and that a sheet is for toppers, from the name of a product', () => {
    const named = (name: string, attributes: typeof sheet.attributes) =>
      bedGoodsOf({ name, attributes }, {});
    expect(named('Spannbettlaken für Split-Topper', sheet.attributes)).toMatchObject({
      isSplit: true,
      isForTopper: true,
    });
    const kind = { code: 'hoeslaken_soort', label: 'Soort', value: 'Percal' };
    expect(named('Hoeslaken Top', [...sheet.attributes, kind])).not.toHaveProperty('isForTopper');
    const mattress = [{ code: 'matras_kern', label: 'Kern', value: 'Latex' }];
    expect(named('Split pocketveermatras', mattress)).toEqual({ type: 'mattress' });
  });
});

describe('replacementForBed', () => {
  it('MB6 names the size in stock that fits, with the other options of the line', () => {
    const product = {
      ...AURORA,
      ...sheet,
      variants: [...sheet.variants, variant('D', '180x200', 'wit', 0)],
    } as const;
    const line = bedLineOf(product, sheet.variants[0]);
    const skuFor = (code: string) => line && replacementForBed(line, bedAt(code))?.sku;
    expect(['160x200', '2x80x200', '180x200', '160x200h30'].map(skuFor)).toEqual([
      'B',
      'B',
      undefined,
      undefined,
    ]);
  });
});
