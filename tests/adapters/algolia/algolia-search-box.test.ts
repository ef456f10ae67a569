import { afterAll, describe, expect, it } from 'vitest';
import { createAlgoliaSearchBox } from '#adapters/algolia/algolia-search-box.ts';
import type { DroppedItem } from '#ports/upstreams.ts';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';
import { formatHit } from '#src/search/hit-document.ts';
import { ok } from '#src/shared/result.ts';
import { searchBoxContract } from '../../contracts/search-box-contract.ts';
import { HIT } from '../../support/hit.ts';
import { indexedAlgolia, namesOf } from '../../support/indexed-algolia.ts';
import { scriptedReader, UNREACHABLE } from '../../support/scripted-reader.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';

const indexed = await indexedAlgolia(smallCatalogue, smallContent);
/* Top searches are tested on a service that is not searched meanwhile. */
const counted = await indexedAlgolia(smallCatalogue, smallContent, {
  topSearches: { [namesOf().products('nl-nl')]: ['matras', 'topper'] },
});
afterAll(() => Promise.all([indexed.algolia.close(), counted.algolia.close()]));

const reader = {
  ...indexed.client,
  topSearches: (index: string) => counted.client.topSearches(index),
};

searchBoxContract('Algolia over the sandbox', () =>
  createAlgoliaSearchBox({ ...indexed, client: reader }),
);

describe('createAlgoliaSearchBox', () => {
  const box = createAlgoliaSearchBox(indexed);

  it('suggests corrections of a query with a typo', async () => {
    expect(await box.didYouMean('nl-nl', 'matrs wolk')).toContain('matras wolk');
    expect(await box.didYouMean('nl-nl', 'matrss')).toEqual(['matras']);
  });

  it('S3 finds a product by the SKU of one of its variants', async () => {
    const { products } = await box.find('nl-nl', 'M2-140', 'search-box');
    expect(products[0]?.hit).toMatchObject({ sku: 'M2', size: '180x200', priceFrom: false });
  });

  it('F11 S3 finds the filtered categories that editors have listed', async () => {
    const { filteredCategories, categories } = await box.find('nl-nl', 'firm', 'search-box');
    expect(filteredCategories.map(({ url }) => url)).toEqual(['/matrassen/firm/firm']);
    expect(categories).toEqual([]);
  });

  it('S3 queries all groups in one call, counted in the analytics only on the search page', async () => {
    const scripted = scriptedReader(() => ok({ hits: [] }));
    const searchBox = createAlgoliaSearchBox({ ...indexed, client: scripted });
    await searchBox.find('nl-nl', 'zacht', 'search-box');
    await searchBox.find('nl-nl', 'zacht', 'search');
    expect(scripted.calls.map((wires) => wires.length)).toEqual([4, 4]);
    expect(scripted.calls.map(([wire]) => wire?.['analytics'])).toEqual([false, true]);
    expect(scripted.calls.map(([wire]) => wire?.['hitsPerPage'])).toEqual([5, 16]);
  });

  it('S5 drops and reports unreadable records', async () => {
    const dropped: DroppedItem[] = [];
    const record = { ...formatHit(HIT), dearest: [] };
    const answers = scriptedReader(({ indexName }) =>
      ok(
        String(indexName).includes('products')
          ? { hits: [record, { objectID: 'BAD' }] }
          : { hits: [{ objectID: 'away', title: 'x', url: 'https://elsewhere.example' }] },
      ),
    );
    const found = await createAlgoliaSearchBox({
      client: answers,
      names: namesOf(),
      drift: { report: (item) => void dropped.push(item) },
    }).find('nl-nl', 'x', 'search');
    expect(found).toEqual({
      ...EMPTY_COMBINED_SEARCH,
      products: [{ hit: { ...HIT, priceFrom: false }, name: [{ text: HIT.name, isMatch: false }] }],
    });
    expect(dropped.map(({ place, item }) => [place, item])).toEqual([
      ['products.hits[]', 'BAD'],
      ['categories.hits[]', 'away'],
      ['filteredCategories.hits[]', 'away'],
      ['pages.hits[]', 'away'],
    ]);
  });

  it('S5 returns empty results if the service is unreachable', async () => {
    const away = createAlgoliaSearchBox({ ...indexed, client: scriptedReader(() => UNREACHABLE) });
    expect(await away.find('nl-nl', 'matras', 'search')).toEqual(EMPTY_COMBINED_SEARCH);
    expect(await away.didYouMean('nl-nl', 'matrs')).toEqual([]);
    expect(await away.topSearches('nl-nl')).toEqual({ searches: [] });
  });
});
