import { describe, expect, it } from 'vitest';
import { pageCacheTags } from '#src/use-cases/page-cache-tags.ts';
import { HIT } from '../../support/hit.ts';
import { aListingPage, anErrorPage, aProduct, aProductPage } from '../../support/shown-pages.ts';

describe('pageCacheTags', () => {
  it('names the locale of every page', () => {
    expect(pageCacheTags(anErrorPage('/weg', 'de-at'))).toEqual(['content:de-at']);
  });

  it('names the products of a listing, each once', () => {
    const slots = [{ kind: 'product', hit: HIT } as const, { kind: 'product', hit: HIT } as const];
    expect(pageCacheTags({ ...aListingPage, slots })).toEqual([
      'content:nl-nl',
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
