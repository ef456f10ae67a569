import { describe, expect, it } from 'vitest';
import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { attributeValue, PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import { productType } from '#src/catalog/product-type.ts';
import { BOX_SPRING_LOOKS } from '#demo/catalogue/looks/box-spring-looks.ts';
import type { Product } from '#src/catalog/product.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import { type Packing, packingOf } from '#src/room/packages.ts';
import type { Way } from '#src/room/passage.ts';
import { isInDoubt, packingFit, roomFit, USUAL_HEADROOM } from '#src/room/room-fit.ts';
import { LOCALES, localizedText } from '#src/shared/locale.ts';

const dutch = createCatalogueStore(catalogue).localized('nl-nl');
const products = catalogue.products.map((data) => dutch.product(data));

/** How a product is packed in its first size, with some choices of its parts. */
const packingOfFirst = (data: ProductData, uids: readonly string[] = []): Packing | undefined => {
  const product = dutch.product(data);
  return packingOf({ configuration: configureProduct(product, product.variants[0], uids) });
};

/** Of a product in each of its sizes, with each choice of its parts in turn. */
const packingsOf = (product: Product) =>
  product.variants.flatMap((variant) => {
    const choices = (product.parts ?? []).flatMap(({ choices: all }) => all);
    return ['', ...choices.map(({ uid }) => uid)].map((uid) => ({
      size: variant.size,
      uid,
      packing: packingOf({ configuration: configureProduct(product, variant, [uid]) }),
    }));
  });

/** A quarter turn between two flights of 72 cm, below the headroom that the tool calls usual. */
const USUAL_STAIR: Way = [
  {
    kind: 'quarter',
    measures: { 'stair-width': 72, 'upper-width': 72, headroom: USUAL_HEADROOM },
  },
];

/** The matches of a pattern in the summary and description of each product, in all locales. */
const claimsBy = (pattern: RegExp) =>
  catalogue.products.flatMap((data) => {
    const words = [data.summary, ...data.description].flatMap((text) =>
      LOCALES.map((locale) => localizedText(text, locale)),
    );
    return words.flatMap((text) => [...text.matchAll(pattern)].map((match) => ({ data, match })));
  });

describe('the packages of the demo shop', () => {
  it('RM1 are readable, and known for every choice of a part', () => {
    const unknown = products
      .filter((product) => attributeValue(product, PACKAGES_CODE) !== undefined)
      .flatMap((product) => {
        const choices = (product.parts ?? []).flatMap(({ choices: all }) => all);
        const uids = ['', ...choices.map(({ uid }) => uid)];
        return uids.flatMap((uid) => {
          const configuration = configureProduct(product, product.variants[0], [uid]);
          const packing = packingOf({ configuration });
          const isKnown = packing && packing.packages.length > 0 && packing.unknown.length === 0;
          return isKnown ? [] : [product.sku];
        });
      });
    expect([...new Set(unknown)]).toEqual(['LUN-MURO']);
  });

  it('RM1 are told of most beds, and of nothing that is no part of a bed', () => {
    const told = products.filter((product) => attributeValue(product, PACKAGES_CODE) !== undefined);
    const types = new Set(['matras', 'topper', 'bedbodem', 'ledikant', 'boxspring']);
    const beds = products.filter(({ attributes }) =>
      attributes.some(({ code }) => types.has(code.split('_')[0] ?? '')),
    );
    expect(told.filter((product) => !beds.includes(product))).toEqual([]);
    expect(beds.length - told.length).toBeGreaterThan(0);
    expect(told.length / beds.length).toBeGreaterThan(0.9);
  });

  it('RM1 hold a mattress of the height that its choice tells', () => {
    const told = catalogue.products.flatMap((data) => {
      const choices = (dutch.product(data).parts ?? []).flatMap(({ key, choices: all }) =>
        key === 'matras' ? all : [],
      );
      return choices.flatMap(({ uid, summary = '' }) => {
        const height = /(\d+) cm hoog/u.exec(summary)?.[1];
        if (height === undefined) return [];
        const { packages = [] } = packingOfFirst(data, [uid]) ?? {};
        const mattress = packages.find(({ piece }) => piece === 'mattress');
        return [{ sku: data.sku, told: Number(height), packed: mattress?.measures[2] }];
      });
    });
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter(({ told: height, packed }) => height !== packed)).toEqual([]);
  });

  it('RM1 hold a base that leaves room for a mattress in the height of the bed', () => {
    const beds = catalogue.products.flatMap((data) => {
      const { boxspring_hoogte: height } = data.attributes;
      const { packages = [] } = packingOfFirst(data) ?? {};
      const base = packages.find(({ piece, measures }) => piece === 'box' && measures[2] < 40);
      return base && height !== undefined
        ? [{ sku: data.sku, height, base: base.measures[2] }]
        : [];
    });
    expect(beds.length).toBeGreaterThan(10);
    expect(beds.filter(({ height, base }) => base + 20 > Number(height))).toEqual([]);
  });

  it('RM1 of box springs differ, so that some get up a narrow stair and some do not', () => {
    const way: Way = [{ kind: 'quarter', measures: { 'stair-width': 72, 'upper-width': 72 } }];
    const verdicts = products.flatMap((product) => {
      const variant = product.variants.find(({ size }) => size === '160x200');
      if (productType(product) !== 'box-spring' || !variant) return [];
      const fit = roomFit({ configuration: configureProduct(product, variant, []) }, way);
      return fit ? [isInDoubt(fit) ? 'in doubt' : fit.verdict] : [];
    });
    const counted = ['passes', 'in doubt', 'stopped'].map(
      (verdict) => verdicts.filter((one) => one === verdict).length,
    );
    expect(Math.min(...counted)).toBeGreaterThan(0);
    expect(counted[0]).toBeGreaterThan(1);
  });

  it('RM11 pass a usual stair of 72 cm in each size and choice, if the product goes upstairs in small pieces', () => {
    const promised = catalogue.products
      .filter(({ attributes }) => [attributes['bijzonderheden']].flat().includes('kleine_delen'))
      .map((data) => dutch.product(data));
    const stopped = promised.flatMap((product) =>
      packingsOf(product)
        .filter(({ packing }) => packing && packingFit(packing, USUAL_STAIR).verdict !== 'passes')
        .map(({ size, uid }) => [product.sku, size, uid]),
    );
    expect(stopped).toEqual([]);
    const wide = promised.filter(
      (product) =>
        productType(product) === 'box-spring' &&
        product.variants.some(({ size, stock }) => size === '180x200' && stock > 0),
    );
    expect(wide.length).toBeGreaterThan(1);
  });

  it('RM1 hold a headboard in as many parts as its picture shows', () => {
    const parts = Object.entries(BOX_SPRING_LOOKS).map(([sku, { headboard }]) => {
      const data = catalogue.products.find((one) => one.sku === sku);
      const { packages = [] } = (data && packingOfFirst(data)) ?? {};
      return { headboard, count: packages.find(({ piece }) => piece === 'headboard')?.count };
    });
    expect(parts).toContainEqual({ headboard: 'halves', count: 2 });
    expect(
      parts.filter(({ headboard, count }) => count !== (SHOWN_PARTS.get(headboard) ?? 1)),
    ).toEqual([]);
  });

  it('RM1 are as many as the text of a product says', () => {
    const told = claimsBy(IN_PACKAGES).map(({ data, match }) => ({
      sku: data.sku,
      words: match[0],
      told: NUMBERS.findIndex((words) => words.includes(match[1] ?? '')) + 1,
      packed: packingOfFirst(data)?.packages.reduce((sum, { count }) => sum + count, 0),
    }));
    expect(told.length).toBeGreaterThanOrEqual(LOCALES.length);
    expect(told.filter(({ told: count, packed }) => count !== packed)).toEqual([]);
  });

  it('RM1 are rolled if the text of a product says that it goes up any stairs', () => {
    const promised = claimsBy(UP_ANY_STAIRS);
    const odd = promised.filter(({ data }) => {
      const { packages = [] } = packingOfFirst(data) ?? {};
      return packages.length === 0 || packages.some(({ kind }) => kind !== 'rolled');
    });
    expect(promised.length).toBeGreaterThanOrEqual(LOCALES.length);
    expect(odd.map(({ data, match }) => [data.sku, match[0]])).toEqual([]);
  });
});

/** Forms of headboards that come apart, and into how many parts. */
const SHOWN_PARTS: ReadonlyMap<string, number> = new Map([
  ['halves', 2],
  ['thirds', 3],
  ['cushions', 3],
  ['wall', 8],
]);

/** One to eight, as the texts of the shop write them. */
const NUMBERS: readonly (readonly string[])[] = [
  ['één', 'einem', 'one'],
  ['twee', 'zwei', 'two'],
  ['drie', 'drei', 'three'],
  ['vier', 'four'],
  ['vijf', 'fünf', 'five'],
  ['zes', 'sechs', 'six'],
  ['zeven', 'sieben', 'seven'],
  ['acht', 'eight'],
];

const IN_PACKAGES = new RegExp(
  `\\bin (${NUMBERS.flat().join('|')}) (?:dozen|pakketten|Kartons|Paketen?|boxes|packages)\\b`,
  'gu',
);

const UP_ANY_STAIRS =
  /(?:elke?|(?:een )?smalle) trap|jede[sr]?n? (?:Treppe|Stiege)|(?:enge[sn]?|schmale[sn]?) (?:Treppe|Stiege)|(?:any|every|a narrow) (?:stair|flight)/giu;
