import { describe, expect, it } from 'vitest';
import { createFakePorts, type FakeShop } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { pageAt, visit } from '../../support/visit.ts';

const ENTRY = { title: [{ text: 'Matras', isMatch: true }], url: '/matrassen' };
const FOUND: FakeShop = {
  ...SHOP,
  box: {
    found: { products: [], categories: [ENTRY], filteredCategories: [], pages: [] },
    didYouMean: ['matras'],
    top: ['topper'],
  },
};
const NOTHING: FakeShop = { ...FOUND, goods: {} };

const searchAt = (url: string, shop = FOUND) => pageAt('search', url, createFakePorts(shop));

const moved = (location: string) => ({ kind: 'moved', status: 303, location });

describe('showSearch', () => {
  it('S1 S2 shows what a text finds, as a listing with a query', async () => {
    const page = await searchAt('/search?q=matrs');
    expect(page).toMatchObject({
      query: 'matrs',
      categoryUrl: '/search',
      nbHits: 14,
      itemsPerPage: 16,
      entries: { categories: [ENTRY], filteredCategories: [], pages: [] },
      didYouMean: ['matras'],
      topSearches: [],
      available: true,
    });
    expect(page.slots).toHaveLength(14);
  });

  it('S1 reads filters from the query string and from the segments that it is rewritten into', async () => {
    const asked = await searchAt('/search?q=matras&maat=90x200');
    expect(asked.nbHits).toBe(7);
    const rewritten = await searchAt('/search/q/matras/maat/90x200');
    const { url: _, ...rest } = rewritten;
    expect(asked).toMatchObject(rest);
  });

  it('S4 asks for the whole shop by text and filters', async () => {
    const ports = createFakePorts(FOUND);
    await visit('/search?q=zachte+matras&maat=90x200&sorting=newest', ports);
    expect(ports.searches.at(-1)).toMatchObject({
      pageType: 'search',
      objectId: '',
      query: 'zachte matras',
      selection: [{ kind: 'values', name: 'maat', values: ['90x200'] }],
      sorting: 'newest',
    });
  });

  it('F7 H5 has no page for a filter that means nothing, or behind the last page', async () => {
    for (const url of ['/search?q=a&maat=1x1', '/search?q=a&kleur=rood', '/search?q=a&page=9']) {
      expect((await pageAt('error', url)).head.status).toBe(404);
    }
  });

  it('H2 keeps search engines out, and names the text in the title', async () => {
    const { head, title } = await searchAt('/search?q=matras');
    expect(head).toMatchObject({
      status: 200,
      robots: 'noindex,nofollow',
      alternates: [],
      inSitemap: false,
      title: 'matras – Zoeken | Sluimer',
    });
    expect(head).not.toHaveProperty('canonical');
    expect(title).toBe('Zoeken');
  });

  it('S2 S5 finds nothing without a text, whatever the filters, and says what others look for', async () => {
    const ports = createFakePorts(NOTHING);
    const page = await pageAt('search', '/search?maat=90x200', ports);
    expect(page).toMatchObject({ query: '', nbHits: 0, topSearches: ['topper'] });
    expect(page.head).toMatchObject({ status: 200, title: 'Zoeken | Sluimer' });
  });

  it('S5 offers top searches where a text finds no product', async () => {
    const page = await searchAt('/search?q=qqq', NOTHING);
    expect(page).toMatchObject({ nbHits: 0, topSearches: ['topper'], didYouMean: ['matras'] });
  });

  it('S2 says that the search is away, and nothing else', async () => {
    const page = await pageAt('search', '/search?q=matras', createFakePorts(FOUND, 'search'));
    expect(page).toMatchObject({ available: false, nbHits: 0, topSearches: [] });
    expect(page.head.status).toBe(503);
    const filtered = '/search?q=matras&maat=90x200';
    const narrowed = await pageAt('search', filtered, createFakePorts(FOUND, 'search'));
    expect(narrowed.head.status).toBe(503);
  });

  it('leads from an article number to its product, from a variant to that variant', async () => {
    const shop = {
      ...FOUND,
      products: SHOP.products.map((product) => ({ ...product, sku: 'AUR-1' })),
    };
    const ports = createFakePorts(shop);
    expect(await visit('/search?q=aur-1', ports)).toEqual(moved('/aurora'));
    const variant = await visit('/search?q=aurora-160x200', ports);
    expect(variant).toEqual(moved('/aurora?maat=160x200'));
    expect(await visit('/search?q=aur-1&maat=90x200', ports)).toMatchObject({ kind: 'page' });
    const away = createFakePorts(shop, 'catalog');
    expect(await visit('/search?q=aur-1', away)).toMatchObject({ kind: 'page' });
  });

  it('F4 leads from the price form to the address of the range, with text and filters', async () => {
    expect(await visit('/search?q=matras&maat=90x200&min=100&max=500')).toEqual({
      kind: 'moved',
      status: 303,
      location: '/search?q=matras&maat=90x200&prijs=100-500',
    });
  });

  it('leaves out facets of which nothing that was found has a value', async () => {
    const shop = { ...FOUND, labels: { ...SHOP.labels, kap: 'Kap' } };
    const { facets, filtersOrder } = await searchAt('/search?q=matras', shop);
    expect(facets.map(({ name }) => name)).toEqual(['maat', 'price', 'matras_hardheid']);
    expect(filtersOrder).toEqual(['maat', 'price', 'matras_hardheid']);
  });
});
