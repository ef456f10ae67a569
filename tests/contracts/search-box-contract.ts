import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchBox } from '#ports/search-box.ts';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';
import type { HighlightedText } from '#src/search/highlight.ts';
import { anyText } from '../support/arbitraries/texts.ts';

/**
 * What every search box keeps to. The one made by `create` knows at least six products in `nl-nl`
 * that are called "Matras" or "Topper", the category "mattresses" and the top searches "matras"
 * and "topper".
 */
export function searchBoxContract(name: string, create: () => SearchBox): void {
  describe(`SearchBox: ${name}`, () => {
    const box = create();

    it('S3 finds at most five of each group for the search box', async () => {
      const found = await box.find('nl-nl', 'a', 'search-box');
      for (const group of Object.values(found)) expect(group.length).toBeLessThanOrEqual(5);
      const { products } = await box.find('nl-nl', 'matras', 'search-box');
      expect(products.length).toBeGreaterThan(0);
    });

    it('S3 looks only for products on the page of a category', async () => {
      const found = await box.find('nl-nl', 'matras', 'category');
      expect(found).toEqual({ ...EMPTY_COMBINED_SEARCH, products: found.products });
      expect(found.products.length).toBeGreaterThan(0);
    });

    it('finds a category by its title', async () => {
      const { categories } = await box.find('nl-nl', 'mattresses', 'search-box');
      expect(categories.map(({ title }) => textOf(title))).toEqual(['mattresses']);
      expect(categories[0]?.url).toMatch(/^\//);
    });

    it('marks what was found, in pieces that join to the name', async () => {
      const { products } = await box.find('nl-nl', 'MATRAS', 'search-box');
      for (const { hit, name } of products) {
        expect(textOf(name)).toBe(hit.name);
        expect(name.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Matras']);
      }
    });

    it.each(['', '   '])('S5 finds nothing for a blank text (%j)', async (text) => {
      expect(await box.find('nl-nl', text, 'search-box')).toEqual(EMPTY_COMBINED_SEARCH);
      expect(await box.didYouMean('nl-nl', text)).toEqual([]);
    });

    it('suggests other texts only where there is something to put right', async () => {
      expect(await box.didYouMean('nl-nl', 'matras')).toEqual([]);
      expect(await box.didYouMean('nl-nl', 'matras xyzzyq')).toContain('matras');
    });

    it('suggests only texts that find a product, whatever was typed', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.tuple(anyText, fc.constantFrom('', 'matras ')),
          async ([text, word]) => {
            for (const suggestion of await box.didYouMean('nl-nl', word + text)) {
              const { products } = await box.find('nl-nl', suggestion, 'search-box');
              expect(products).not.toEqual([]);
            }
          },
        ),
      );
    });

    it('S5 answers whatever is typed, and the same again', async () => {
      await fc.assert(
        fc.asyncProperty(anyText, async (text) => {
          const found = await box.find('nl-nl', text, 'search');
          for (const { hit, name } of found.products) expect(textOf(name)).toBe(hit.name);
          expect(await box.find('nl-nl', text, 'search')).toEqual(found);
        }),
      );
    });

    it('S5 knows what is looked for most', async () => {
      expect(await box.topSearches('nl-nl')).toEqual({ searches: ['matras', 'topper'] });
    });
  });
}

const textOf = (parts: HighlightedText): string => parts.map(({ text }) => text).join('');
