import { describe, expect, it } from 'vitest';
import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { SET } from '#demo/catalogue/attribute-sets.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { attributeProperty } from '#src/catalog/attributes/attribute-key.ts';
import { LOCALES, localizedText, type LocalizedText } from '#src/shared/locale.ts';

/** The property of a product by its name without the product type: `hoogte` of `matras_hoogte`. */
const valueOf = ({ attributes }: ProductData, property: string): unknown =>
  Object.entries(attributes).find(([code]) => attributeProperty(code) === property)?.[1];

const inAllLocales = (words: readonly LocalizedText[]): readonly string[] =>
  LOCALES.map((locale) => words.map((each) => localizedText(each, locale)).join(' '));

const textsOf = ({ summary, description }: ProductData): readonly string[] =>
  inAllLocales([summary, ...description]);

/** Numbers in the matches of a pattern; `1.000` and `1,000` are a thousand. */
const figuresIn = (text: string, pattern: RegExp): readonly number[] =>
  [...text.matchAll(pattern)].map(([words]) =>
    Number(/\d[\d.,]*/u.exec(words)?.[0].replace(/[.,]/gu, '')),
  );

/** All summaries and descriptions in English. */
const englishText = (): string =>
  catalogue.products
    .flatMap(({ summary, description }) => [summary, ...description].map(({ en }) => en))
    .join('\n');

/** A measure in both systems, with centimetres or kilograms per unit. */
const CONVERSIONS = [
  {
    pattern: /(?<imperial>[\d½¼¾⅓]+)[ -]inch(?:es)?(?: \p{L}+){0,2} \((?<metric>[\d.]+) cm\)/gu,
    unit: 2.54,
  },
  { pattern: /(?<metric>[\d.]+) cm \((?<imperial>[\d½¼¾⅓.]+) in\)/gu, unit: 2.54 },
  { pattern: /(?<metric>[\d.]+) kg \((?<imperial>[\d½.]+) lb\)/gu, unit: 0.4536 },
];

/** Measures that shoppers on the metric system cannot read: neither in brackets nor before them. */
const ALONE = [
  /(?<!\([^)]*)(?:[\d½¼¾]+[ -](?:lb|pounds?|oz)|\d ft \d|gallons?)\b/gu,
  /(?<!\([^)]*)[\d½¼¾⅓]+[ -]inch(?:es)?\b(?!(?: \p{L}+){0,2} \()/gu,
];

/** `2½` as a number. */
const imperial = (written = ''): number => {
  const part = FRACTIONS[written.at(-1) ?? ''] ?? 0;
  return Number(part > 0 ? written.slice(0, -1) : written) + part;
};
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
};

const productsWith = (property: string): readonly ProductData[] =>
  catalogue.products.filter((product) => valueOf(product, property) !== undefined);

/**
 * Claims on a property, such as `350 pocketveren per vierkante meter`. A pattern without matches
 * proves nothing, so each has a minimum number of them.
 */
const CLAIMS = [
  {
    property: 'aantal_veren',
    pattern:
      /[\d.,]+ (?:(?:pocket)?veren|miniveertjes|(?:Taschen|Mini)federn|Federn|(?:pocket |mini )?springs) (?:per|pro) /gu,
    atLeast: 40,
  },
  {
    property: 'latten',
    pattern: /\d+ (?:\p{L}+ ){0,2}\p{L}*(?:latten|leisten|slats)\b/giu,
    atLeast: 40,
  },
  { property: 'lichtstroom', pattern: /\d{3,} lumens?/giu, atLeast: 30 },
  { property: 'aantal_leds', pattern: /\d+ leds\b/giu, atLeast: 10 },
  {
    property: 'draaddichtheid',
    pattern: /(?<=thread count of )\d+|\d+(?= draden| Fäden| threads| thread count)/gu,
    atLeast: 30,
  },
  {
    property: 'hoekhoogte',
    pattern: /(?<=hoeken van )\d+(?= cm)|\d+(?= cm Steg)/gu,
    atLeast: 20,
  },
  {
    property: 'matrashoogte_min',
    pattern: /\d+(?= (?:tot|bis|to|en|und|and) \d+ cm)/gu,
    atLeast: 40,
  },
  {
    property: 'matrashoogte_max',
    pattern: /(?<=\d (?:tot|bis|to|en|und|and) )\d+(?= cm)/gu,
    atLeast: 40,
  },
  { property: 'hoofdbord_hoogte', pattern: /\d+ cm hohem (?:Kopfteil|Betthaupt)/gu, atLeast: 4 },
] as const;

describe('the figures in the texts of the demo catalogue', () => {
  it.each(CLAIMS)('agree with the property: $property', ({ property, pattern, atLeast }) => {
    const stated = productsWith(property).flatMap((product) =>
      textsOf(product).flatMap((text) =>
        figuresIn(text, pattern).map((figure) => ({
          sku: product.sku,
          figure,
          is: valueOf(product, property),
        })),
      ),
    );
    expect(stated.length).toBeGreaterThanOrEqual(atLeast);
    expect(stated.filter(({ figure, is }) => figure !== is)).toEqual([]);
  });

  it('match the height of a mattress or topper in its summary', () => {
    const lyingOn = new Set<string>([SET.mattresses, SET.toppers]);
    const lyingProducts = catalogue.products.filter(({ attributeSetId }) =>
      lyingOn.has(attributeSetId),
    );
    const told = lyingProducts.flatMap((product) =>
      inAllLocales([product.summary])
        .filter((text) => text.includes(' cm'))
        .map((text) => ({ text, height: valueOf(product, 'hoogte') })),
    );
    expect(told.length).toBeGreaterThan(50);
    expect(
      told.filter(({ text, height }) => !figuresIn(text, /\d+ cm/gu).includes(Number(height))),
    ).toEqual([]);
  });

  it('match the washing temperature of the product', () => {
    const degrees = /(?<=op |auf |bei )(?:30|40|60) (?:graden|Grad)(?! am)/gu;
    const washed = productsWith('wasbaar').filter(
      (product) =>
        valueOf(product, 'wasbaar') !== 'luchten' &&
        textsOf(product).some((text) => figuresIn(text, degrees).length > 0),
    );
    const odd = washed.filter((product) =>
      textsOf(product).some((text) =>
        figuresIn(text, degrees).some(
          (figure) => valueOf(product, 'wasbaar') !== `graden_${figure}`,
        ),
      ),
    );
    expect(washed.length).toBeGreaterThan(50);
    expect(odd.map(({ sku }) => sku)).toEqual([]);
  });

  it('do not exceed the maximum load of the product', () => {
    const weights = /(?<=(?:tot|bis) )\d+ [Kk]ilo/gu;
    const told = productsWith('maximale_belasting').flatMap((product) =>
      textsOf(product).flatMap((text) =>
        figuresIn(text, weights).map((kilos) => ({
          sku: product.sku,
          kilos,
          most: Number(valueOf(product, 'maximale_belasting')),
        })),
      ),
    );
    expect(told.length).toBeGreaterThan(40);
    expect(told.filter(({ kilos, most }) => kilos > most)).toEqual([]);
  });

  it('agree between imperial and metric units', () => {
    const stated = CONVERSIONS.flatMap(({ pattern, unit }) =>
      [...englishText().matchAll(pattern)].map(({ 0: words, groups = {} }) => ({
        words,
        ratio: (imperial(groups['imperial']) * unit) / Number(groups['metric']),
      })),
    );
    expect(stated.length).toBeGreaterThan(200);
    // "16 cm (6 in)" is the roughest conversion.
    expect(stated.filter(({ ratio }) => ratio < 0.9 || ratio > 1.11)).toEqual([]);
  });

  it('give pounds and inches beside the kilograms and centimeters that the shop asks for', () => {
    const alone = ALONE.flatMap((pattern) => englishText().match(pattern) ?? []);
    expect(alone).toEqual([]);
  });

  it('call a duvet one for all year that has all four seasons', () => {
    const allYear =
      /hele jaar|vier seizoenen|ganze Jahr|ganzjährig|vier Jahreszeiten|(?:all|whole) year|year[- ]round|(?:all|four) seasons/iu;
    const promised = productsWith('seizoen').filter((product) =>
      textsOf(product).some((text) => allYear.test(text)),
    );
    expect(promised.length).toBeGreaterThanOrEqual(3);
    expect(promised.filter((product) => valueOf(product, 'seizoen') !== 'vier_seizoenen')).toEqual(
      [],
    );
  });

  it('agree between the dimensions of furniture and its width, depth and height', () => {
    const measured = productsWith('afmeting');
    const odd = measured.filter((product) => {
      const [width, depth, height] = String(valueOf(product, 'afmeting')).split(' x ').map(Number);
      return (
        width !== valueOf(product, 'breedte') ||
        depth !== (valueOf(product, 'diepte') ?? depth) ||
        height !== valueOf(product, 'hoogte')
      );
    });
    expect(measured.length).toBeGreaterThan(20);
    expect(odd.map(({ sku }) => sku)).toEqual([]);
  });
});
