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
    const stated = catalogue.products.flatMap((product) => {
      const text = [product.summary, ...product.description].map(({ en }) => en).join(' ');
      const pairs = (pattern: RegExp, unit: number) =>
        [...text.matchAll(pattern)].map(([words, whole = '', half, metric]) => ({
          words,
          ratio: ((Number(whole) + (half ? 0.5 : 0)) * unit) / Number(metric),
        }));
      return pairs(/(\d+)(½)?[ -]inch(?:es)?(?: \p{L}+){0,2} \((\d+) cm\)/gu, 2.54).concat(
        pairs(/(\d+)(½)? lb \((\d+) kg\)/gu, 0.4536),
      );
    });
    expect(stated.length).toBeGreaterThan(40);
    // "Over 2 inches (6 cm)" is the roughest conversion.
    expect(stated.filter(({ ratio }) => ratio < 0.84 || ratio > 1.11)).toEqual([]);
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
