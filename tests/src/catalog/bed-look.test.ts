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
import { FABRICS, fabricOf } from '#src/catalog/fabrics.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import type { Variant } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';

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
      name.replace('.23', '.03'),
      name.replace('.23', '.25'),
      name.replace('glad', ''),
      name.replace('160', '69'),
      name.replace('160', '221'),
      name.replace('200', '179'),
      name.replace('200', '231'),
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

describe('fabricOf', () => {
  it('EP13 is a fabric, that of a colour, or sand', () => {
    expect(fabricOf('rib_olijf')).toMatchObject({ weave: 'rib', color: '#6b6b45' });
    expect(fabricOf('grijs')).toEqual({ key: 'grijs', color: '#9a9c9e', weave: 'woven' });
    expect(fabricOf('silk')).toEqual(fabricOf('zand'));
    expect(fabricOf('zand').key).toBe('zand');
  });
});

const plain = (uid: string) => ({ uid, label: uid, extra: euroCents(0), isSoldOut: false });

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

  /** The drawing of a box spring with these choices of its parts, by their keys. */
  const drawingWith = (choices: Readonly<Record<string, string>>, more: Partial<Variant> = {}) => {
    const product = productIn('nl-nl');
    const parts = Object.entries(choices).map(([key, name]) => {
      const choice = { ...plain(`${key} ${name}`), key: name };
      return { part: { key, label: key, choices: [choice] as const }, choice };
    });
    return drawingOf({ product, variant: { ...product.variants[0], ...more }, parts });
  };

  it.each([
    ['hoofdbord', 'knopen', '.knopen.vlak.'],
    ['hoofdbord', 'wandpaneel', '.wand.vlak.'],
    ['hoofdbord', 'los', '.glad.vlak.'],
    ['hoofdbord', 'gevlochten', '.glad.vlak.'],
    ['onderbox', 'motor_afstandsbediening', '.elektrisch.'],
    ['onderbox', 'bodem_met_opberging', '.opbergruimte.'],
    ['onderbox', 'lades', '.opbergruimte.'],
    ['onderbox', 'vering', '.vlak.'],
    ['poten', 'eiken', '.eiken.'],
    ['poten', 'chroom', '.zwart_metaal.'],
    ['topper', 'wol', '.wol.'],
    ['topper', 'gel', '.koudschuim.'],
    ['kussen', 'dons', '.geen.'],
    ['hardheid_links', 'zacht', '.12.'],
    ['hardheid_rechts', 'stevig', '.23.'],
    ['stof', 'rib_olijf', '.rib_olijf.'],
    ['stof', 'zijde', '.creme.'],
  ])('EP13 draws a bed with %s %s', (part, choice, words) => {
    const options = [
      { code: 'boxspring_hardheid', label: '', value: 'Medium', key: 'medium' },
      { code: 'kleur', label: '', value: 'Crème', key: 'creme' },
    ];
    expect(drawingWith({ [part]: choice }, { options })?.path).toContain(words);
  });

  const nameIn = (size: string) => drawingWith({ poten: 'eiken' }, { size })?.path.split('.')[0];

  it('EP13 draws a bed to its size, and one of an unlikely size as the most usual', () => {
    expect(['90x210', '140x230', '60x200', '160x240', 'king'].map(nameIn)).toEqual([
      'drawn/1/bed/90x210',
      'drawn/1/bed/140x230',
      'drawn/1/bed/160x200',
      'drawn/1/bed/160x200',
      'drawn/1/bed/160x200',
    ]);
  });

  it('EP13 says in words all that is chosen', () => {
    const options = [{ code: 'kleur', label: 'Kleur', value: 'Crème', key: 'creme' }];
    const chosen = { poten: 'eiken', topper: 'wol' };
    const { name } = productIn('nl-nl');
    expect(drawingWith(chosen, { options })?.alt).toBe(
      `${name}. Crème, poten: poten eiken, topper: topper wol`,
    );
  });

  it('EP13 shows a bed without a fabric in the usual one', () => {
    const { options: _, ...bare } = productIn('nl-nl').variants[0];
    const configuration = configureProduct(productIn('nl-nl'), productIn('nl-nl').variants[0], []);
    expect(drawingOf({ ...configuration, variant: bare })?.path).toContain('.zand.');
  });

  it('is absent for other goods that are put together of parts', () => {
    const attributes = [{ code: 'ledikant_materiaal', label: '', value: 'Eiken' }];
    const product = { ...productIn('nl-nl'), attributes };
    expect(drawingOf(configureProduct(product, product.variants[0], []))).toBeUndefined();
  });

  it('is absent for goods other than box springs', () => {
    const drawings = catalogue.products
      .filter(({ parts }) => !parts)
      .map((data) => store.localized('nl-nl').product(data))
      .map((product) => drawingOf(configureProduct(product, product.variants[0], [])));
    expect(drawings.every((one) => one === undefined)).toBe(true);
  });
});
