import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import type { ShopSearchVocabulary } from '#adapters/embedded/text-search/search-vocabulary.ts';
import { foldText, withoutStopWords, wordsIn } from '#adapters/embedded/text-search/text-tokens.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { searchWords } from '#demo/search/search-words.ts';
import { LOCALES, type Locale, localizedText } from '#src/shared/locale.ts';
import { permuted } from '../support/arbitraries/permuted.ts';
import { anyText } from '../support/arbitraries/texts.ts';

const { products } = catalogue;
const store = createCatalogueStore(catalogue);
const texts = createProductTexts(store, searchWords);

const withoutSynonyms: ShopSearchVocabulary = {
  nl: { ...searchWords.nl, synonyms: [] },
  de: { ...searchWords.de, synonyms: [] },
  en: { ...searchWords.en, synonyms: [] },
};
const plainTexts = createProductTexts(store, withoutSynonyms);

const anyProduct = fc.constantFrom(...products);

describe.each(LOCALES)('searches of the demo shop in %s', (locale) => {
  const search = texts.search(locale);
  const nameOf = (product: (typeof products)[number]) =>
    store.localized(locale).product(product).name;
  const finds = (query: string, product: (typeof products)[number]) =>
    (search.scores(query)[products.indexOf(product)] ?? 0) > 0;
  const count = (query: string) => search.scores(query).filter((score) => score > 0).length;

  it('find every product by its name, with the highest score', () => {
    for (const product of products) {
      const scores = search.scores(nameOf(product));
      expect(scores[products.indexOf(product)]).toBe(Math.max(...scores));
      expect(finds(nameOf(product), product)).toBe(true);
    }
  });

  it('find a product by its name in any order, in capitals and without accents', () => {
    const anyName = anyProduct.chain((product) =>
      fc.tuple(fc.constant(product), permuted(nameOf(product).split(' '))),
    );
    fc.assert(
      fc.property(anyName, ([product, words]) => {
        expect(finds(words.join(' '), product)).toBe(true);
        expect(finds(words.join(' ').toUpperCase(), product)).toBe(true);
        expect(finds(foldText(words.join(' ')), product)).toBe(true);
      }),
    );
  });

  it('find a product by any prefix of a word in its name', () => {
    const anyBeginning = anyWordOf(locale).chain(([product, word]) =>
      fc.tuple(
        fc.constant(product),
        fc.integer({ min: 1, max: word.length }).map((end) => word.slice(0, end)),
      ),
    );
    fc.assert(
      fc.property(anyBeginning, ([product, beginning]) => {
        expect(finds(beginning, product)).toBe(true);
      }),
    );
  });

  it('find something by a word of five letters or more with one typo', () => {
    const anyTypo = anyWordOf(locale)
      .map(([, word]) => word)
      .chain((word) => (word.length < 5 ? fc.constant(word) : anyTypoIn(word)));
    fc.assert(
      fc.property(anyTypo, (word) => {
        expect(count(word)).toBeGreaterThan(0);
      }),
    );
  });

  it('find the product by a word with a typo, unless the typo is a known word or prefix', () => {
    const anyTypo = anyWordOf(locale).chain(([product, word]) =>
      fc.tuple(fc.constant(product), word.length < 5 ? fc.constant(word) : anyTypoIn(word)),
    );
    fc.assert(
      fc.property(anyTypo, ([product, word]) => {
        expect(finds(word, product) || isKnown(locale, word)).toBe(true);
      }),
    );
  });

  it('find no more products with one more word of a name, synonyms aside', () => {
    const byLetter = plainTexts.search(locale);
    const count = (query: string) => byLetter.scores(query).filter((score) => score > 0).length;
    const anyWords = anyProduct.chain((product) => {
      const words = meantWords(locale, nameOf(product));
      return fc.tuple(fc.shuffledSubarray([...words], { minLength: 1 }), fc.constantFrom(...words));
    });
    fc.assert(
      fc.property(anyWords, ([words, another]) => {
        const query = words.join(' ');
        expect(count(`${query} ${another}`)).toBeLessThanOrEqual(count(query));
      }),
    );
  });

  it('S3 find the same products whatever height is named, and something', () => {
    fc.assert(
      fc.property(anyProduct, anyHeight, anyHeight, (product, one, other) => {
        const [found, alike] = [one, other].map((height) => {
          const scores = search.scores(`${nameOf(product)} ${height} cm`);
          return products.filter((_, number) => (scores[number] ?? 0) > 0).map(({ sku }) => sku);
        });
        expect(found).toEqual(alike);
        expect(found).toContain(product.sku);
      }),
    );
  });

  it('return the same scores twice for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(search.scores(text)).toEqual(search.scores(text));
      }),
    );
  });
});

/** A product, and a word of its name that a shopper would search for. */
function anyWordOf(locale: Locale) {
  return anyProduct.chain((product) =>
    fc.tuple(
      fc.constant(product),
      fc.constantFrom(...meantWords(locale, store.localized(locale).product(product).name)),
    ),
  );
}

function meantWords(locale: Locale, name: string): readonly string[] {
  const fillers = new Set(localizedText(searchWords, locale).stopWords.map(foldText));
  return withoutStopWords(wordsIn(name), fillers);
}

/** A letter missing, doubled or replaced, or two letters swapped. */
const anyTypoIn = (word: string) =>
  fc.tuple(fc.integer({ min: 0, max: word.length - 2 }), fc.nat(3)).map(([index, kind]) => {
    const [before, letter, next] = [word.slice(0, index), word[index] ?? '', word[index + 1] ?? ''];
    const rest = word.slice(index + 1);
    const typos = [rest, letter + letter + rest, `q${rest}`, next + letter + rest.slice(1)];
    return before + (typos[kind] ?? '');
  });

/** In centimetres: a number that is no width of the shop. */
const anyHeight = fc.integer({ min: 1, max: 300 }).filter((height) => !WIDTHS.has(String(height)));

const WIDTHS = new Set(
  products.flatMap(({ variants }) => variants.map(({ size = '' }) => size.split('x')[0])),
);

/** Whether this exact word occurs in the shop. */
const isKnown = (locale: Locale, word: string): boolean =>
  !texts
    .search(locale)
    .didYouMean(word)
    .some((suggestion) => suggestion !== word);
