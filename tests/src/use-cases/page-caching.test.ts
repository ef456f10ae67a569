import { describe, expect, it } from 'vitest';
import { adviceRules } from '#demo/advice/rules.ts';
import { pageOfReviews } from '#src/catalog/review-page.ts';
import { isCompletePage, isSharedPage, pageCacheTags } from '#src/use-cases/page-caching.ts';
import { HIT } from '../../support/hit.ts';
import type { ContentBlock } from '#src/content/block.ts';
import {
  aCartPage,
  aComparePage,
  aConsentBlock,
  aListingPage,
  anAdviceBlock,
  anAdviceRuleBlock,
  anErrorPage,
  aPicture,
  aPreferencesBlock,
  aProduct,
  aProductPage,
  aRemovedPage,
  aTextBlock,
} from '../../support/shown-pages.ts';

describe('pageCacheTags', () => {
  it('names the locale of every page', () => {
    expect(pageCacheTags(anErrorPage('/weg', 'de-at'))).toEqual(['content:de-at']);
  });

  it('names the products of a listing, each once', () => {
    const slots = [{ kind: 'product', hit: HIT } as const, { kind: 'product', hit: HIT } as const];
    expect(pageCacheTags({ ...aListingPage, slots })).toEqual([
      'content:nl-nl',
      'search',
      `product:${HIT.sku}`,
    ]);
  });

  it('names the search for a listing, also of nothing, and for no page without products', () => {
    expect(pageCacheTags(aListingPage)).toEqual(['content:nl-nl', 'search']);
    expect(pageCacheTags(aProductPage())).toEqual(['content:nl-nl', `product:${aProduct.sku}`]);
    expect(pageCacheTags({ ...aProductPage(), passing: 'late' })).toEqual([
      'content:nl-nl',
      `product:${aProduct.sku}`,
    ]);
  });

  it('names no product for a block of text, a block without hits, and a banner', () => {
    const link = { title: '', url: '/' };
    const blocks: readonly ContentBlock[] = [
      { type: 'text', title: '', paragraphs: [] },
      { type: 'products', title: '', objectId: '1', count: 1, link },
    ];
    const slots = [{ kind: 'banner', position: 1 } as const];
    expect(pageCacheTags({ ...aListingPage, blocks, slots })).toEqual(['content:nl-nl', 'search']);
  });

  it('names the products of a comparison', () => {
    expect(pageCacheTags(aComparePage([{ ...HIT, sku: 'T3' }, HIT]))).toEqual([
      'content:nl-nl',
      'search',
      'product:T3',
      `product:${HIT.sku}`,
    ]);
  });

  it('names a product and those recommended with it', () => {
    const recommended = [{ model: 'related-products' as const, hits: [{ ...HIT, sku: 'T9' }] }];
    const page = { ...aProductPage(), recommended };
    expect(pageCacheTags(page)).toEqual(
      expect.arrayContaining([`product:${aProduct.sku}`, 'product:T9']),
    );
  });

  it('RM9 names the models that pass in place of a product, whose prices it shows', () => {
    const model = { name: 'Duin', url: '/duin', picture: aPicture, price: HIT.price, days: 2 };
    const passing = {
      size: '160x200',
      models: [{ ...model, sku: 'T7' }],
      instead: [{ ...model, sku: 'T8' }],
      isComplete: true,
      isAvailable: true,
    };
    expect(pageCacheTags({ ...aProductPage(), passing })).toEqual(
      expect.arrayContaining(['product:T7', 'product:T8']),
    );
  });

  it('names the products in the blocks of an editor', () => {
    const block = {
      type: 'products',
      title: 'Nieuw',
      objectId: '1',
      count: 1,
      link: { title: 'Meer', url: '/matrassen' },
      hits: [HIT],
    } as const;
    expect(pageCacheTags({ ...aListingPage, slots: [], blocks: [block] })).toContain(
      `product:${HIT.sku}`,
    );
  });
});

describe('isSharedPage', () => {
  it('is a page that exists, and is the same for all visitors', () => {
    expect(isSharedPage(aListingPage)).toBe(true);
    expect(isSharedPage(aProductPage())).toBe(true);
    expect(isSharedPage(aRemovedPage('/weg'))).toBe(false);
    expect(isSharedPage(aCartPage(null))).toBe(false);
  });

  it("is no page whose URL holds a visitor's data", () => {
    expect(isSharedPage({ ...aListingPage, url: '/matrassen?email=anna@example.nl' })).toBe(false);
    expect(isSharedPage({ ...aListingPage, url: '/matrassen?sorting=price-asc' })).toBe(true);
  });

  it('N2 is no page with the preferences of a subscriber, also before a letter led there', () => {
    const blocks = [aPreferencesBlock];
    expect(isSharedPage({ ...aListingPage, blocks })).toBe(false);
    expect(isSharedPage({ ...aListingPage, blocks: [aTextBlock] })).toBe(true);
  });

  it('H14a is no page with the choice of consent, also before a visitor has chosen', () => {
    const blocks = [aConsentBlock];
    expect(isSharedPage({ ...aListingPage, blocks })).toBe(false);
  });
});

const isComplete = (...blocks: readonly ContentBlock[]) =>
  isCompletePage({ ...aListingPage, blocks });

describe('isCompletePage', () => {
  const complete = {
    ...aProductPage(),
    reviews: pageOfReviews([], {
      locale: 'nl-nl',
      page: 1,
      reviewsPerPage: 3,
      sorting: 'newest',
    }),
    compatible: [],
    recommended: [],
  };

  it('has all parts of a product', () => {
    expect(isCompletePage(complete)).toBe(true);
    expect(isCompletePage({ ...complete, reviews: null })).toBe(false);
    const { recommended: _recommended, ...withoutRecommended } = complete;
    expect(isCompletePage(withoutRecommended)).toBe(false);
    const { compatible: _compatible, ...withoutCompatible } = complete;
    expect(isCompletePage(withoutCompatible)).toBe(false);
  });

  it('RM9 has the models that pass, if it could get them in time', () => {
    const passing = { size: '160x200', models: [], instead: [], isComplete: false };
    expect(isCompletePage({ ...complete, passing: 'late' })).toBe(false);
    expect(isCompletePage({ ...complete, passing: { ...passing, isAvailable: false } })).toBe(
      false,
    );
    expect(isCompletePage({ ...complete, passing: { ...passing, isAvailable: true } })).toBe(true);
  });

  it('has what its blocks exist for', () => {
    const link = { title: '', url: '/' };
    const products = { type: 'products', title: '', objectId: '1', count: 1, link } as const;
    expect(isComplete(aTextBlock, { ...products, hits: [] })).toBe(true);
    expect(isComplete(aTextBlock, products)).toBe(false);
    expect(isComplete(anAdviceBlock)).toBe(false);
    expect(isComplete(anAdviceRuleBlock)).toBe(false);
    expect(isComplete({ ...anAdviceBlock, shown: { rules: adviceRules } })).toBe(true);
    expect(isComplete({ ...anAdviceRuleBlock, shown: { rules: adviceRules } })).toBe(true);
  });

  it('has its products', () => {
    expect(isCompletePage(aListingPage)).toBe(true);
    expect(isCompletePage({ ...aListingPage, available: false })).toBe(false);
  });
});
