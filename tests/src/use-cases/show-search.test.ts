import { describe, expect, it } from 'vitest';
import { EMPTY_COMBINED_SEARCH } from '#src/search/combined-search.ts';
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
const NOTHING: FakeShop = { ...FOUND, searchProducts: {} };

const searchAt = (url: string, shop = FOUND) => pageAt('search', url, createFakePorts(shop));

const shownAt = async (url: string, ports = createFakePorts(FOUND)) => {
  const outcome = await visit(url, ports);
  if (outcome.kind !== 'page') return outcome;
  const { model } = outcome;
  return model.type === 'search' ? [200, model.nbHits, model.appliedFilters] : model.head.status;
};

const moved = (location: string) => ({ kind: 'moved', status: 303, location });

describe('showSearch', () => {
  it('S1 S2 shows the results of a query as a listing', async () => {
    const page = await searchAt('/search?q=matrs');
    expect(page).toMatchObject({
      query: 'matrs',
      categoryUrl: '/search',
      nbHits: 14,
      itemsPerPage: 16,
      entries: { before: { categories: [ENTRY], pages: [] }, after: { categories: [], pages: [] } },
      didYouMean: ['matras'],
      topSearches: [],
      available: true,
    });
    expect(page.slots).toHaveLength(14);
  });

  it('S1 reads filters from the query string and from the segments that it is rewritten into', async () => {
    const page = await searchAt('/search?q=matras&maat=90x200');
    expect(page.nbHits).toBe(7);
    const rewritten = await searchAt('/search/q/matras/maat/90x200');
    const { url: _, ...rest } = rewritten;
    expect(page).toMatchObject(rest);
  });

  it('S4 searches the whole shop by query, filters and sorting', async () => {
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

  it.each(['foo=bar', 'ref=', 'ref', `ref=${'a'.repeat(200)}`, 'foo=a%00', 'foo=%2B', '%=1'])(
    'S1 ignores %s, a query parameter that is no filter',
    async (other) => {
      const { appliedFilters, nbHits } = await searchAt('/search?q=matras&maat=90x200');
      const page = await searchAt(`/search?q=matras&${other}&maat=90x200`);
      expect(page).toMatchObject({ appliedFilters, nbHits });
      expect(appliedFilters).toHaveLength(1);
    },
  );

  it.each([
    ['maat=90x200', 'maat/90x200'],
    ['maat=90x200%2B160x200&hardheid=medium', 'maat/90x200+160x200/hardheid/medium'],
    ['maat=90x200+160x200&hardheid=medium', 'maat/90x200+160x200/hardheid/medium'],
    ['maat=1x1', 'maat/1x1'],
    ['maat=breed', 'maat/breed'],
    ['maat=90x200%2B', 'maat/90x200+'],
    ['prijs=300', 'prijs/300'],
    ['hardheid=%00', 'hardheid/%00'],
  ])('S1 F7 answers ?%s as it answers /%s, with a text and without', async (query, path) => {
    const ports = createFakePorts(FOUND);
    const [inQuery, inPath] = [`/search?${query}`, `/search/${path}`];
    expect(await shownAt(inQuery, ports)).toEqual(await shownAt(inPath, ports));
    expect(await shownAt(inQuery.replace('?', '?q=latex&'), ports)).toEqual(
      await shownAt(inPath.replace('/search', '/search/q/latex'), ports),
    );
  });

  it.each(['maat=', 'maat', 'prijs=&maat=', 'maat=&prijs=+'])(
    'S1 shows the whole search at %s, an empty field of a form',
    async (empty) => {
      const { appliedFilters, nbHits, head } = await searchAt(`/search?q=matras&${empty}`);
      const whole = await searchAt('/search?q=matras');
      expect({ appliedFilters, nbHits }).toEqual({ appliedFilters: [], nbHits: whole.nbHits });
      expect(head.status).toBe(200);
    },
  );

  it('F7 H5 answers 404 for an unknown filter and for a page after the last', async () => {
    for (const url of ['/search?q=a&maat=1x1', '/search/q/a/kleur/rood', '/search?q=a&page=9']) {
      expect((await pageAt('error', url)).head.status).toBe(404);
    }
  });

  it('H2 is noindex and has the query in the head title', async () => {
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

  it('S1 narrows the whole shop by filters without a text', async () => {
    const { query, nbHits, appliedFilters, topSearches } = await searchAt('/search?maat=90x200');
    expect({ query, nbHits, topSearches }).toEqual({ query: '', nbHits: 7, topSearches: [] });
    expect(appliedFilters).toEqual([{ kind: 'values', name: 'maat', values: ['90x200'] }]);
  });

  it('S2 S5 shows no results without a query and filters, and offers top searches', async () => {
    const ports = createFakePorts(NOTHING);
    const page = await pageAt('search', '/search', ports);
    expect(page).toMatchObject({ query: '', nbHits: 0, topSearches: ['topper'] });
    expect(page.head).toMatchObject({ status: 200, title: 'Zoeken | Sluimer' });
  });

  it('S3 suggests no other spelling of a text that a page answers', async () => {
    const answer = { ...ENTRY, url: '/retourneren', isExact: true as const };
    const box = { ...FOUND.box, found: { ...EMPTY_COMBINED_SEARCH, pages: [answer] } };
    const page = await searchAt('/search?q=retour', { ...FOUND, box });
    expect(page).toMatchObject({ entries: { before: { pages: [answer] } }, didYouMean: [] });
  });

  it('S5 offers top searches for a query without results', async () => {
    const page = await searchAt('/search?q=qqq', NOTHING);
    expect(page).toMatchObject({ nbHits: 0, topSearches: ['topper'], didYouMean: ['matras'] });
  });

  it('S2 answers 503 without top searches while the search is unavailable', async () => {
    const page = await pageAt('search', '/search?q=matras', createFakePorts(FOUND, 'search'));
    expect(page).toMatchObject({ available: false, nbHits: 0, topSearches: [] });
    expect(page.head.status).toBe(503);
    const filtered = '/search?q=matras&maat=90x200';
    const narrowed = await pageAt('search', filtered, createFakePorts(FOUND, 'search'));
    expect(narrowed.head.status).toBe(503);
  });

  it('redirects a SKU to its product, and the SKU of a variant to that variant', async () => {
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

  it('F4 redirects the price form to the URL of the range, with query and filters', async () => {
    expect(await visit('/search?q=matras&maat=90x200&min=100&max=500')).toEqual({
      kind: 'moved',
      status: 303,
      location: '/search?q=matras&maat=90x200&prijs=100-500',
    });
  });

  it('omits facets for which no result has a value', async () => {
    const shop = { ...FOUND, labels: { ...SHOP.labels, kap: 'Kap' } };
    const { facets, filtersOrder } = await searchAt('/search?q=matras', shop);
    expect(facets.map(({ name }) => name)).toEqual(['maat', 'price', 'matras_hardheid']);
    expect(filtersOrder).toEqual(['maat', 'price', 'matras_hardheid']);
  });
});
