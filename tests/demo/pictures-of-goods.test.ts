import { describe, expect, it } from 'vitest';
import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import { SET } from '#demo/catalogue/attribute-sets.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import type { Color } from '#demo/catalogue/article-numbers.ts';

/** Picture names of each catalogue color; a slightly different shade is the same color. */
const SHOWN: Readonly<Record<Color, readonly string[]>> = {
  wit: ['white', 'pair'],
  creme: ['cream', 'natural', 'wool'],
  naturel: ['natural', 'wool', 'linen', 'oatmeal'],
  zand: ['sand'],
  taupe: ['taupe'],
  grijs: ['gray'],
  zilvergrijs: ['silver', 'gray'],
  antraciet: ['charcoal'],
  lichtblauw: ['sky', 'blue'],
  blauw: ['blue'],
  nachtblauw: ['midnight', 'blue'],
  petrol: ['petrol'],
  salie: ['sage'],
  groen: ['green'],
  olijf: ['olive'],
  oker: ['ochre'],
  terracotta: ['terracotta', 'rust'],
  roest: ['rust'],
  poederroze: ['blush'],
  pruim: ['plum'],
  zwart: ['black'],
  eiken: ['oak'],
  noten: ['walnut'],
  beuken: ['beech'],
  donker_beuken: ['oak'],
  berken: ['birch'],
  grenen: ['pine'],
};

const pictured = catalogue.products.flatMap(({ sku, attributes, pictures, variants }) =>
  variants.map((variant) => ({
    sku: variant.sku,
    color: variant.options?.['kleur'] ?? [attributes['kleur'] ?? []].flat()[0],
    pictures: variant.pictures ?? pictures,
    product: sku,
  })),
);

/** `box-spring-blue-detail.webp` shows "blue". */
const shows = ({ path }: PictureData, words: readonly string[]): boolean =>
  words.some((word) => path.replace('.webp', '').split('-').includes(word));

describe('the product pictures of the demo catalogue', () => {
  it('show the color of the variant', () => {
    const odd = pictured.filter(
      ({ color, pictures }) =>
        color !== undefined && !shows(pictures[0], SHOWN[color as Color] ?? []),
    );
    expect(pictured.filter(({ color }) => color !== undefined).length).toBeGreaterThan(1_000);
    expect(odd.map(({ sku, color, pictures }) => [sku, color, pictures[0].path])).toEqual([]);
  });

  it('show an adjustable bed base exactly if the product is one', () => {
    const bases = catalogue.products.filter(
      ({ attributeSetId }) => attributeSetId === SET.bedBases,
    );
    const bends = bases.map(({ attributes }) => attributes['bedbodem_verstelbaar'] !== 'vlak');
    expect(bases.map(({ pictures }) => shows(pictures[0], ['adjustable']))).toEqual(bends);
    expect(new Set(bends).size).toBe(2);
  });

  it('show square cushions only, as all cushions are square', () => {
    const cushions = catalogue.products.filter(
      ({ attributeSetId }) => attributeSetId === SET.cushions,
    );
    const odd = cushions.filter(
      ({ attributes, variants }) =>
        attributes['sierkussen_vorm'] !== 'vierkant' ||
        variants.some(({ size = '' }) => new Set(size.split('x')).size !== 1),
    );
    expect(cushions.length).toBeGreaterThan(5);
    expect(odd).toEqual([]);
  });
});
