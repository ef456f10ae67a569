import { describe, expect, it } from 'vitest';
import { SET } from '#demo/catalogue/attribute-sets.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { dictionaryOf } from '#src/translations/text-bundles.ts';
import { ALL_LETTERS, ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { type Locale, localizedText } from '#src/shared/locale.ts';

/** Words of products that match in a locale, by SKU. */
const textsMatching = (locale: Locale, pattern: RegExp, setIds = Object.values<string>(SET)) =>
  catalogue.products
    .filter(({ attributeSetId }) => setIds.includes(attributeSetId))
    .flatMap(({ sku, name, summary, description }) =>
      [name, summary, ...description].flatMap((words) => {
        const found = pattern.exec(localizedText(words, locale));
        return found ? [[sku, found[0]]] : [];
      }),
    );

/** Texts of pages, goods, pictures and controls; no addresses, and no words that shoppers type. */
function textsOfShop(locale: Locale): readonly string[] {
  const local = createCatalogueStore(catalogue).localized(locale);
  const bundles = [ALL_TEXTS, ALL_LETTERS].flatMap((texts) =>
    Object.values(dictionaryOf(locale, texts)),
  );
  return [
    ...textsIn(content[locale]),
    ...catalogue.products.flatMap((product) => textsIn(local.product(product))),
    ...bundles.filter((text) => !text.startsWith('/')),
  ];
}

function textsIn(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return NO_TEXT.test(name) || value.startsWith('/') ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, key));
}

const NO_TEXT = /^(?:url|path|href|uid|id|slug|keywords)$|Url$|Id$|Path$/;

const ANY_MATTRESS = /\p{L}*matras\b/iu;

describe('the texts of the demo catalogue', () => {
  it('use no neuter article for a mattress in nl-be, and no feminine one in nl-nl', () => {
    const neuter = /\b(?:het|dit|dat|ons|elk|ieder|zo’n \p{L}+[^e]) (?:\p{L}+ )?\p{L}*matras\b/iu;
    const feminine = /\b(?:de|deze|onze|elke|iedere) (?:\p{L}+ )?\p{L}*matras\b/iu;
    expect(textsMatching('nl-be', ANY_MATTRESS).length).toBeGreaterThan(60);
    expect(textsMatching('nl-be', neuter)).toEqual([]);
    expect(textsMatching('nl-nl', feminine)).toEqual([]);
  });

  it('use no neuter article for a mattress on pages, pictures and in the words of the shop in nl-be', () => {
    const neuter = /\b(?:het|dit|ons|elk|ieder) (?:\p{L}+ )?\p{L}*matras\b|matras,? dat\b/iu;
    const texts = textsOfShop('nl-be');
    expect(texts.length).toBeGreaterThan(3000);
    expect(texts.filter((text) => neuter.test(text))).toEqual([]);
  });

  it('say basket and delivery in the words of Flanders, and staircase in those of Austria', () => {
    const dutch = /winkelwagen|\bbezorg|bezorgd\b/iu;
    expect(textsOfShop('nl-be').filter((text) => dutch.test(text))).toEqual([]);
    const german = /Treppenhaus|Spannbettlaken|Kopfkissen\b|Nachttisch/u;
    expect(textsOfShop('de-at').filter((text) => german.test(text))).toEqual([]);
  });

  it('write a box spring in two words in English', () => {
    const texts = textsOfShop('en-us');
    expect(texts.filter((text) => /\bbox springs?\b/iu.test(text)).length).toBeGreaterThan(100);
    expect(texts.filter((text) => /\bboxsprings?(?:bed)?\b/iu.test(text))).toEqual([]);
  });

  it('contain no words of the Netherlands in nl-be', () => {
    expect(
      textsMatching('nl-be', /dekbed|ledikant|bedlampje|hocker|kledingkast|in de droger\b/iu),
    ).toEqual([]);
  });

  it('contain no words of Germany in de-at', () => {
    const german =
      /[Kk]issen|[Ss]chrank|Nachttisch|Spannbettlaken|Schublade|\bLaken\b|Treppenhaus/u;
    expect(textsMatching('de-at', german)).toEqual([]);
    // A slatted base has a Kopfteil in Austria, too.
    expect(
      textsMatching(
        'de-at',
        /Kopfteil/u,
        Object.values(SET).filter((id) => id !== SET.bedBases),
      ),
    ).toEqual([]);
  });
});
