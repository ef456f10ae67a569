import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedSearchBox } from '#adapters/embedded/embedded-search-box.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import type { CategoryPageEntry } from '#src/content/page-entry.ts';
import { searchBoxContract } from '../../contracts/search-box-contract.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';

const create = (content = smallContent) => {
  const store = createCatalogueStore(smallCatalogue);
  const topSearches = { nl: ['matras', 'topper'], de: [], en: [] };
  return createEmbeddedSearchBox(store, { content, texts: createProductTexts(store), topSearches });
};

searchBoxContract('embedded', create);

describe('createEmbeddedSearchBox', () => {
  it('S3 finds only the product of a variant SKU', async () => {
    const found = await create().find('de-de', 'm2-140', 'search-box');
    expect(found.products.map(({ hit }) => hit.sku)).toEqual(['M2']);
  });

  it('F11 S3 finds the filtered categories that editors have listed, and content pages', async () => {
    const { pages } = smallContent['nl-nl'];
    const lister = pages.find((page): page is CategoryPageEntry => page.uid === 'mattresses');
    if (!lister) throw new Error('no mattresses');
    const { metadata, alternates } = lister;
    const part = { uid: 'firm', categoryUid: 'mattresses', objectId: '7', selection: [] };
    const firm = { ...part, url: '/matrassen/hardheid/stevig', title: 'Stevige matrassen' };
    const listed = { ...firm, text: '', metadata, alternates, modified: '2026-01-01' };
    const advice = { ...lister, type: 'Content', uid: 'advice', url: '/advies' } as const;
    const text = { type: 'text', title: 'Hoe stevig?', paragraphs: ['Dat hangt af'] } as const;
    const content = {
      ...smallContent,
      'nl-nl': {
        ...smallContent['nl-nl'],
        pages: [
          { ...lister, filteredPages: [listed] },
          { ...advice, title: 'Advies', blocks: [text] },
        ],
      },
    };
    const found = await create(content).find('nl-nl', 'stevig', 'search-box');
    expect(found.filteredCategories).toEqual([
      {
        title: [
          { text: 'Stevige', isMatch: true },
          { text: ' matrassen', isMatch: false },
        ],
        url: firm.url,
        isExact: true,
      },
    ]);
    expect(found.pages).toEqual([{ title: [{ text: 'Advies', isMatch: false }], url: '/advies' }]);
  });

  it('S5 returns no top searches for a locale without any', async () => {
    expect(await create().topSearches('de-at')).toEqual({ searches: [] });
  });
});
