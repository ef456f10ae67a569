import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_COMBINED_SEARCH, type FoundEntry } from '#src/search/combined-search.ts';
import { arePagesFirst, bestMatches, orderResults, pagesToShow } from '#src/search/search-order.ts';
import { anyCombinedSearch } from '../../support/arbitraries/search.ts';
import { HIT } from '../../support/hit.ts';

const entry = (text: string, isMatch = false): FoundEntry => ({
  title: [{ text, isMatch }],
  url: `/${text}`,
});
const asked = (text: string): FoundEntry => ({ ...entry(text), isExact: true });

const TOPPER = { hit: HIT, name: [{ text: 'Topper', isMatch: true }] };
const found = (groups: Partial<typeof EMPTY_COMBINED_SEARCH>) => ({
  ...EMPTY_COMBINED_SEARCH,
  ...groups,
});

describe('bestMatches', () => {
  it('S3 drops entries whose title does not match when another title does', () => {
    const named = entry('matrassen', true);
    expect(bestMatches([entry('moltons'), named])).toEqual([named]);
  });

  it('S3 keeps all entries if no title matches', () => {
    expect(bestMatches([entry('moltons')])).toEqual([entry('moltons')]);
  });

  it('S3 keeps only what was asked for, if anything', () => {
    expect(bestMatches([entry('matrassen', true), asked('garantie')])).toEqual([asked('garantie')]);
  });
});

describe('arePagesFirst', () => {
  const pages = [entry('advies')];

  it('S3 is true for a page that was asked for, unless the text is the name of a product', () => {
    const garantie = { pages: [asked('garantie')], products: [TOPPER] };
    expect(arePagesFirst(garantie, 'garantie', 'nl')).toBe(true);
    const named = { ...garantie, products: [{ ...TOPPER, isExact: true as const }] };
    expect(arePagesFirst(named, 'topper', 'nl')).toBe(false);
  });

  it('S3 is true for a question, and false for products by their words', () => {
    const mentioned = { pages, products: [TOPPER] };
    expect(arePagesFirst(mentioned, 'welke topper', 'nl')).toBe(true);
    expect(arePagesFirst(mentioned, 'topper 160x200', 'nl')).toBe(false);
  });

  it('S3 is true if there are no products, and false without pages', () => {
    expect(arePagesFirst({ pages, products: [] }, 'retour', 'nl')).toBe(true);
    expect(arePagesFirst({ pages: [], products: [] }, 'welke topper?', 'nl')).toBe(false);
  });
});

describe('orderResults', () => {
  it('S3 has answers and named categories before the products, all else after them', () => {
    const results = found({
      products: [TOPPER],
      categories: [asked('toppers')],
      pages: [entry('advies')],
    });
    expect(orderResults(results, 'toppers', 'nl')).toEqual({
      before: { pages: [], categories: [asked('toppers')] },
      after: { pages: [entry('advies')], categories: [] },
    });
    expect(orderResults(results, 'welke toppers', 'nl').before.pages).toEqual([entry('advies')]);
  });

  it('S3 has everything before the products if there are none', () => {
    const results = found({ categories: [entry('toppers')], pages: [entry('advies')] });
    expect(orderResults(results, 'retour', 'nl')).toEqual({
      before: { pages: [entry('advies')], categories: [entry('toppers')] },
      after: { pages: [], categories: [] },
    });
  });

  it('S3 shows three pages and five categories at most, and none of them twice', () => {
    fc.assert(
      fc.property(anyCombinedSearch, fc.constantFrom('matras', 'welk matras'), (results, text) => {
        const { before, after } = orderResults(results, text, 'nl');
        expect([before.pages, after.pages]).toContainEqual([]);
        expect([before.categories, after.categories]).toContainEqual([]);
        expect(before.pages.length + after.pages.length).toBeLessThanOrEqual(3);
        expect(before.categories.length + after.categories.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('pagesToShow', () => {
  const pages = [entry('ruilen'), entry('retour', true)];

  it('S3 are all answers, as their titles need not have the text, or those asked for', () => {
    expect(pagesToShow(pages, true)).toEqual(pages);
    expect(pagesToShow(pages, false)).toEqual([entry('retour', true)]);
    const both = [...pages, asked('garantie')];
    expect(pagesToShow(both, true)).toEqual([asked('garantie')]);
    expect(pagesToShow(both, false)).toEqual([asked('garantie')]);
  });
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => entry(`matras ${index}`, true));

describe('the sections of results', () => {
  it('S3 have three pages and five categories at most', () => {
    const results = found({ products: [TOPPER], pages: many(4), categories: many(6) });
    const { before, after } = orderResults(results, 'matras', 'nl');
    expect(before).toEqual({ pages: [], categories: [] });
    expect([after.pages.length, after.categories.length]).toEqual([3, 5]);
  });

  it('S3 have categories first if the text names one of them', () => {
    const mentioned = found({ products: [TOPPER], categories: many(2) });
    expect(orderResults(mentioned, 'matras', 'nl').before.categories).toEqual([]);
    const named = found({ products: [TOPPER], categories: [...many(2), asked('matrassen')] });
    expect(orderResults(named, 'matras', 'nl').before.categories).toEqual([asked('matrassen')]);
  });

  it('S3 have pages first if the text asks for one of several', () => {
    const results = { pages: [entry('ruilen'), asked('garantie')], products: [TOPPER] };
    expect(arePagesFirst(results, 'garantie', 'nl')).toBe(true);
  });

  it('S3 have an entry whose title has the text among other words', () => {
    const title = [
      { text: 'Zachte ', isMatch: false },
      { text: 'matras', isMatch: true },
    ];
    const named = { title, url: '/zacht' };
    expect(bestMatches([entry('molton'), named])).toEqual([named]);
  });
});
