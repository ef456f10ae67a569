import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import {
  type BedLook,
  bedPicture,
  configurationPicture,
  drawingOf,
  parseBedLook,
} from '#src/catalog/bed-look.ts';
import { drawnPicture } from '#src/catalog/drawing/draw-bed.ts';
import { FABRICS } from '#src/catalog/fabrics.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';

const anyLook: fc.Arbitrary<BedLook> = fc.record({
  width: fc.integer({ min: 70, max: 220 }),
  length: fc.integer({ min: 180, max: 230 }),
  fabric: fc.constantFrom(...FABRICS.map(({ key }) => key), 'grijs', 'antraciet'),
  headboard: fc.constantFrom('glad', 'knopen', 'banen', 'hoog', 'wand', 'geen'),
  base: fc.constantFrom('vlak', 'opbergruimte', 'elektrisch'),
  legs: fc.constantFrom('zwart_metaal', 'beuken', 'eiken', 'noten', 'geen'),
  topper: fc.constantFrom('koudschuim', 'traagschuim', 'latex', 'wol', 'geen'),
  left: fc.integer({ min: 1, max: 4 }),
  right: fc.integer({ min: 1, max: 4 }),
});

const nameOf = (look: BedLook): string =>
  bedPicture(look, '').path.replace('drawn/1/bed/', '').replace('.svg', '');

const BED: BedLook = {
  width: 160,
  length: 200,
  fabric: 'linnen_zand',
  headboard: 'glad',
  base: 'vlak',
  legs: 'eiken',
  topper: 'koudschuim',
  left: 2,
  right: 3,
};

describe('bedPicture', () => {
  it('EP13 names a bed so that parseBedLook reads the same one', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        expect(parseBedLook(nameOf(look))).toEqual(look);
      }),
    );
  });
});

describe('parseBedLook', () => {
  it('reads nothing but the one name of each bed', () => {
    const name = nameOf(BED);
    expect(name).toBe('160x200.linnen_zand.glad.vlak.eiken.koudschuim.23');
    const wrong = [
      '',
      `${name}.more`,
      name.replace('160', '0160'),
      name.replace('160', '999'),
      name.replace('linnen_zand', 'silk'),
      name.replace('glad', 'toString'),
      name.replace('.23', '.29'),
      name.toUpperCase(),
    ];
    expect(wrong.map(parseBedLook)).toEqual(wrong.map(() => undefined));
  });

  it('is total', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(parseBedLook(name)).toBeUndefined();
      }),
    );
  });
});

const drawn = (look: BedLook): string => drawnPicture(bedPicture(look, '').path) ?? '';

describe('drawnPicture', () => {
  it('EP13 shows every choice: another one is another drawing', () => {
    const others: readonly Partial<BedLook>[] = [
      { width: 180 },
      { length: 220 },
      ...FABRICS.filter(({ key }) => key !== BED.fabric).map(({ key }) => ({ fabric: key })),
      ...(['knopen', 'banen', 'hoog', 'wand', 'geen'] as const).map((headboard) => ({ headboard })),
      ...(['opbergruimte', 'elektrisch'] as const).map((base) => ({ base })),
      ...(['zwart_metaal', 'beuken', 'noten', 'geen'] as const).map((legs) => ({ legs })),
      ...(['traagschuim', 'latex', 'wol', 'geen'] as const).map((topper) => ({ topper })),
      ...[1, 3, 4].map((left) => ({ left })),
      ...[1, 2, 4].map((right) => ({ right })),
    ];
    const drawings = [BED, ...others.map((other) => ({ ...BED, ...other }))].map(drawn);
    expect(new Set(drawings).size).toBe(others.length + 1);
  });

  it('is well-formed, small, and the same each time', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const drawing = drawn(look);
        expect(drawing).toBe(drawn(look));
        expect(drawing.length).toBeLessThan(24_000);
        expect(drawing).not.toMatch(/NaN|undefined|Infinity/u);
        expect(openElements(drawing)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('draws a swatch of each of at least twenty-four fabrics, and of nothing else', () => {
    const swatches = FABRICS.map(({ key }) => drawnPicture(`drawn/1/fabric/${key}.svg`));
    expect(swatches.length).toBeGreaterThanOrEqual(24);
    expect(new Set(swatches).size).toBe(FABRICS.length);
    expect(swatches).not.toContain(undefined);
    const others = ['drawn/1/fabric/silk.svg', 'drawn/2/fabric/linnen_zand.svg', 'drawn/1/x/y.svg'];
    expect(others.map(drawnPicture)).toEqual([undefined, undefined, undefined]);
  });
});

/** Elements of an SVG that are not closed, or are closed and not open. */
function openElements(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, end, name = '', single] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/gu)) {
    if (single === '/') continue;
    if (end === '') open.push(name);
    else if (open.at(-1) === name) open.pop();
    else open.push(`/${name}`);
  }
  return open;
}

describe('configurationPicture', () => {
  const store = createCatalogueStore(catalogue);
  const productIn = (locale: 'nl-nl' | 'de-at') => {
    const data = catalogue.products.find(({ sku }) => sku === 'LUN-CIELO');
    if (!data) throw new Error('There is no bed.');
    return store.localized(locale).product(data);
  };
  const uidOf = (part: string, choice: string) =>
    productIn('nl-nl')
      .parts?.find(({ key }) => key === part)
      ?.choices.find(({ key }) => key === choice)?.uid ?? '';

  it('EP13 shows the choices, in every language the same picture with its own words', () => {
    const uids = [
      uidOf('stof', 'velours_petrol'),
      uidOf('hardheid_links', 'zacht'),
      uidOf('onderbox', 'elektrisch'),
    ];
    const pictures = (['nl-nl', 'de-at'] as const).map((locale) => {
      const product = productIn(locale);
      return configurationPicture(configureProduct(product, product.variants[0], uids));
    });
    const [dutch, austrian] = pictures;
    expect(dutch?.path).toMatch(
      /^drawn\/1\/bed\/140x200\.velours_petrol\.\w+\.elektrisch\..*\.12\.svg$/u,
    );
    expect(austrian?.path).toBe(dutch?.path);
    expect(dutch?.alt).toContain('Velours petrol');
    expect(austrian?.alt).toContain('Velours Petrol');
  });

  it('is absent for a bed as it is photographed, whose drawing has the color of the variant', () => {
    const product = productIn('nl-nl');
    const configuration = configureProduct(product, product.variants[0], []);
    expect(configurationPicture(configuration)).toBeUndefined();
    expect(drawingOf(configuration)?.path).toContain('.creme.');
  });

  it.each([
    ['Nachtblauw', 'Stevig', '.nachtblauw.', '.33.'],
    ['Nachtblau', 'Fest (H3)', '.nachtblauw.', '.33.'],
    ['Midnight blue', 'Firm', '.nachtblauw.', '.33.'],
    ['Holographic', 'Wobbly', '.zand.', '.22.'],
  ])('FS5 reads %s and %s, whatever numbers a backend gives them', (color, grade, ...seen) => {
    const { product, variant, parts } = configureProduct(
      productIn('nl-nl'),
      productIn('nl-nl').variants[0],
      [],
    );
    const options = [
      { code: 'kleur', label: '', value: color, key: '41' },
      { code: 'boxspring_hardheid', label: '', value: grade, key: '7' },
    ];
    const path = drawingOf({ product, variant: { ...variant, options }, parts })?.path;
    for (const words of seen) expect(path).toContain(words);
  });

  it('is absent for goods other than box springs', () => {
    const drawings = catalogue.products
      .filter(({ parts }) => !parts)
      .map((data) => store.localized('nl-nl').product(data))
      .map((product) => drawingOf(configureProduct(product, product.variants[0], [])));
    expect(drawings.every((one) => one === undefined)).toBe(true);
  });
});
