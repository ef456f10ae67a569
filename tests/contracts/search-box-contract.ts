import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchBox } from '#ports/search.ts';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';
import type { HighlightedText } from '#src/search/highlight.ts';
import { anyText } from '../support/arbitraries/texts.ts';
import { withKnownData, type ContractRuns } from './known-data.ts';

/** Data in `nl-nl` of the search box under test; partial for an unknown shop. */
export type KnownSearchBox = {
  /** A correctly spelt word in the names of some products. */
  readonly word?: string;
  /** The word as all of these names write it. */
  readonly written?: string;
  /** A size that some products with the word are sold in, each at one price. */
  readonly size?: string;
  /** The title of a category. */
  readonly category?: string;
  /** True if no other category has such a title. */
  readonly isOnly?: true;
  /** A keyword of two words or more that an editor gave to a page, in no title. */
  readonly keyword?: { readonly text: string; readonly url: string };
  readonly topSearches?: readonly string[];
};

/** At least six products are called "Matras" or "Topper". */
const SMALL: KnownSearchBox = {
  word: 'matras',
  written: 'Matras',
  size: '160x200',
  category: 'mattresses',
  isOnly: true,
  keyword: { text: 'opening hours', url: '/stores' },
  topSearches: ['matras', 'topper'],
};

/** Contract for every {@link SearchBox}. */
export function searchBoxContract(
  name: string,
  create: () => SearchBox,
  known: KnownSearchBox = SMALL,
  { numRuns = 100 }: ContractRuns = {},
): void {
  describe(`SearchBox: ${name}`, () => {
    const box = create();

    it('S3 finds at most five of each group for the search box', async () => {
      const found = await box.find('nl-nl', 'a', 'search-box');
      for (const group of Object.values(found)) expect(group.length).toBeLessThanOrEqual(5);
    });

    it(
      'S3 finds products for the search box',
      withKnownData(known.word, async (word) => {
        const { products } = await box.find('nl-nl', word, 'search-box');
        expect(products.length).toBeGreaterThan(0);
      }),
    );

    it(
      'S3 searches products only on a category page',
      withKnownData(known.word, async (word) => {
        const found = await box.find('nl-nl', word, 'category');
        expect(found).toEqual({ ...EMPTY_COMBINED_SEARCH, products: found.products });
        expect(found.products.length).toBeGreaterThan(0);
      }),
    );

    it(
      'finds a category by its title',
      withKnownData(known.category, async (text) => {
        const { categories } = await box.find('nl-nl', text, 'search-box');
        expect(categories.map(({ title }) => textOf(title))).toContain(text);
        for (const { url } of categories) expect(url).toMatch(/^\//);
      }),
    );

    it(
      'finds no other category by the title of one',
      withKnownData(known.isOnly && known.category, async (text) => {
        const { categories } = await box.find('nl-nl', text, 'search-box');
        expect(categories.map(({ title }) => textOf(title))).toEqual([text]);
      }),
    );

    it(
      'S3 finds a page by a keyword of its editor, as what was asked for',
      withKnownData(known.keyword, async ({ text, url }) => {
        for (const asked of [text, text.toUpperCase(), `${text} ${known.word ?? ''}`]) {
          const { pages } = await box.find('nl-nl', asked, 'search-box');
          expect(pages[0]).toMatchObject({ url, isExact: true });
        }
        const [part = ''] = text.split(' ');
        const { pages } = await box.find('nl-nl', part, 'search-box');
        expect(pages.filter((page) => page.isExact)).toEqual([]);
      }),
    );

    it(
      'S3 finds a category by its title as what was asked for, and not with more words',
      withKnownData(known.category, async (text) => {
        const { categories } = await box.find('nl-nl', text, 'search-box');
        expect(categories[0]?.isExact).toBe(true);
        // Nobody has searched yet in a new application: then any word is one more.
        const more = await box.find('nl-nl', `${text} ${known.word ?? 'erbij'}`, 'search-box');
        expect(more.categories.filter((one) => one.isExact)).toEqual([]);
      }),
    );

    it(
      'marks the matches, in pieces that join to the name',
      withKnownData(known.word, async (word) => {
        const { products } = await box.find('nl-nl', word.toUpperCase(), 'search-box');
        expect(products.length).toBeGreaterThan(0);
        for (const { hit, name } of products) expect(textOf(name)).toBe(hit.name);
      }),
    );

    it(
      'marks the searched word, and nothing else',
      withKnownData(known.written, async (written) => {
        const { products } = await box.find('nl-nl', written.toUpperCase(), 'search-box');
        for (const { name } of products) {
          expect(name.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([written]);
        }
      }),
    );

    it(
      'EP2 shows products by the size that the text names',
      withKnownData(known.size, async (size) => {
        const text = `${known.word ?? ''} ${size.replace('x', ' x ')} cm`;
        const { products } = await box.find('nl-nl', text, 'search-box');
        const [first] = products;
        expect(first?.hit).toMatchObject({ size, priceFrom: false });
        const plain = (await box.find('nl-nl', known.word ?? '', 'search-box')).products;
        expect(plain.every(({ hit }) => hit.size === size)).toBe(false);
      }),
    );

    it.each(['', '   '])('S5 finds nothing for a blank text (%j)', async (text) => {
      expect(await box.find('nl-nl', text, 'search-box')).toEqual(EMPTY_COMBINED_SEARCH);
      expect(await box.didYouMean('nl-nl', text)).toEqual([]);
    });

    it(
      'suggests other texts only for a misspelling',
      withKnownData(known.word, async (word) => {
        expect(await box.didYouMean('nl-nl', word)).toEqual([]);
        expect(await box.didYouMean('nl-nl', `${word} xyzzyq`)).toContain(word);
      }),
    );

    it('suggests only texts that find a product, whatever was typed', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.tuple(anyText, fc.constantFrom('', ...(known.word ? [`${known.word} `] : []))),
          async ([text, word]) => {
            for (const suggestion of await box.didYouMean('nl-nl', word + text)) {
              const { products } = await box.find('nl-nl', suggestion, 'search-box');
              expect(products).not.toEqual([]);
            }
          },
        ),
        { numRuns },
      );
    });

    it('S5 answers any text, and the same text in the same way', async () => {
      await fc.assert(
        fc.asyncProperty(anyText, async (text) => {
          const found = await box.find('nl-nl', text, 'search');
          for (const { hit, name } of found.products) expect(textOf(name)).toBe(hit.name);
          expect(await box.find('nl-nl', text, 'search')).toEqual(found);
        }),
        { numRuns },
      );
    });

    it(
      'S5 returns the most frequent searches',
      withKnownData(known.topSearches, async (searches) => {
        expect(await box.topSearches('nl-nl')).toEqual({ searches });
      }),
    );
  });
}

const textOf = (parts: HighlightedText): string => parts.map(({ text }) => text).join('');
