import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import { listingUrl } from '#src/listing/listing-url.ts';
import { anySelectionOf, rangeOf, valuesOf } from '../../support/arbitraries/filters.ts';
import { createFakePorts, type FakePorts, type FakeShop } from '../../support/fake-ports.ts';
import { MATTRESSES, SHOP } from '../../support/fake-shop.ts';
import { pageAt } from '../../support/visit.ts';
import { contentWithPages } from '../../support/content-with-pages.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

const MEDIUM: LandingPageEntry = {
  uid: 'medium-mattresses',
  categoryUid: 'mattresses',
  objectId: '7',
  selection: [valuesOf('matras_hardheid', ['Medium'])],
  url: '/matrassen/hardheid/medium',
  title: 'Medium matrassen',
  text: 'Niet te hard, niet te zacht.',
  metadata: { metaDescription: 'Het midden.' },
  alternates: {
    'nl-nl': '/matrassen/hardheid/medium',
    'nl-be': '/matrassen/hardheid/medium',
  },
  modified: '2026-02-03',
};

/** A shop with one filtered page, in embedded content. */
function listedShop(page: LandingPageEntry = MEDIUM, shop: FakeShop = SHOP): FakePorts {
  const lister = { ...MATTRESSES, filteredPages: [page] };
  return { ...createFakePorts(shop), content: contentWithPages([lister], shop) };
}

const at = (url: string, ports = listedShop()) => pageAt('listing', url, ports);

/** The shared picture of a category whose own picture has this width. */
const sharedWith = async (width: number) => {
  const image = { path: 'top.webp', width, height: 900, alt: 'Slaapkamer' };
  const ports = createFakePorts({ ...SHOP, pages: [{ ...MATTRESSES, image }] });
  return (await at('/matrassen', ports)).head.ogImage?.alt;
};

describe('a listed filtered page of showCategory', () => {
  it('F11 has its own title, text and head', async () => {
    const page = await at(MEDIUM.url);
    expect(page).toMatchObject({
      title: 'Medium matrassen',
      intro: 'Niet te hard, niet te zacht.',
      appliedFilters: MEDIUM.selection,
      categoryUrl: '/matrassen',
      nbHits: 10,
    });
    expect(page.head).toEqual({
      status: 200,
      rule: 'listed-filters',
      title: 'Medium matrassen | Sluimer',
      description: 'Het midden.',
      ogTitle: 'Medium matrassen | Sluimer',
      ogDescription: 'Het midden.',
      ogImage: {
        url: 'https://nl.example/remote-image/products/aurora.jpg?format=jpeg&width=1200&quality=80',
        width: 1200,
        height: 900,
        alt: 'Matras Aurora',
      },
      robots: 'index,follow',
      canonical: 'https://nl.example/matrassen/hardheid/medium',
      ogUrl: 'https://nl.example/matrassen/hardheid/medium',
      alternates: [
        { hreflang: 'nl-NL', href: 'https://nl.example/matrassen/hardheid/medium' },
        { hreflang: 'nl-BE', href: 'https://be.example/matrassen/hardheid/medium' },
        { hreflang: 'x-default', href: 'https://nl.example/matrassen/hardheid/medium' },
      ],
      next: 'https://nl.example/matrassen/hardheid/medium?page=2',
      inSitemap: true,
    });
  });

  it('uses a wide picture of the category as ogImage, else that of the first product', async () => {
    expect([await sharedWith(1800), await sharedWith(1799)]).toEqual([
      'Slaapkamer',
      'Matras Aurora',
    ]);
  });

  it('F11 has the breadcrumbs of its category, and links to the category in locales without it', async () => {
    const page = await at(MEDIUM.url);
    expect(page.breadcrumbs).toEqual([
      { title: 'Home', url: '/' },
      { title: 'Matrassen', url: '/matrassen' },
    ]);
    expect(page.counterparts).toEqual([
      { locale: 'nl-nl', href: 'https://nl.example/matrassen/hardheid/medium' },
      { locale: 'nl-be', href: 'https://be.example/matrassen/hardheid/medium' },
      { locale: 'de-de', href: 'https://de.example/matratzen' },
    ]);
  });

  it('F9 F11 is found under any spelling of its values, and has one canonical URL', async () => {
    const { title, head } = await at('/matrassen/hardheid/MEDIUM+medium');
    expect(title).toBe('Medium matrassen');
    expect(head.canonical).toBe('https://nl.example/matrassen/hardheid/medium');
  });

  it('F11 makes its second page its own canonical, outside the sitemap', async () => {
    const { title, head } = await at(`${MEDIUM.url}?page=2`);
    expect(title).toBe('Medium matrassen');
    expect(head).toMatchObject({
      robots: 'index,follow',
      canonical: 'https://nl.example/matrassen/hardheid/medium?page=2',
      prev: 'https://nl.example/matrassen/hardheid/medium',
      inSitemap: false,
    });
  });

  it('F11 keeps its title and text while it is narrowed further, and is no page for search engines', async () => {
    const page = await at('/matrassen/maat/90x200/hardheid/medium');
    expect(page).toMatchObject({
      title: 'Medium matrassen',
      intro: 'Niet te hard, niet te zacht.',
      breadcrumbs: [
        { title: 'Home', url: '/' },
        { title: 'Matrassen', url: '/matrassen' },
      ],
    });
    expect(page.head).not.toHaveProperty('robots');
    expect(page.head).toMatchObject({
      canonical: 'https://nl.example/matrassen/maat/90x200/hardheid/medium',
      alternates: [],
      inSitemap: false,
    });
  });

  it.each(['/matrassen/hardheid/stevig', '/matrassen/hardheid/medium+stevig'])(
    'F11 leaves %s an ordinary filtered page',
    async (url) => {
      const page = await at(url);
      expect(page).toMatchObject({ title: 'Matrassen', intro: 'Voor elke slaper.' });
      expect(page.head).not.toHaveProperty('robots');
      expect(page.head).toMatchObject({ alternates: [], inSitemap: false });
      expect(page.breadcrumbs).toEqual(MATTRESSES.breadcrumbs);
    },
  );

  it('F11 knows the longest text that a filter leads to, unless it is the one shown', async () => {
    expect((await at('/matrassen')).longestIntro).toBe('Niet te hard, niet te zacht.');
    expect(await at(MEDIUM.url)).not.toHaveProperty('longestIntro');
    const short = listedShop({ ...MEDIUM, text: 'Kort.' });
    expect(await at('/matrassen', short)).not.toHaveProperty('longestIntro');
    expect((await at(MEDIUM.url, short)).longestIntro).toBe('Voor elke slaper.');
    expect(await at('/matrassen', createFakePorts(SHOP))).not.toHaveProperty('longestIntro');
  });

  it('F11 leaves the whole category as it is', async () => {
    const page = await at('/matrassen');
    expect(page.title).toBe('Matrassen');
    expect(page.head).toMatchObject({ inSitemap: true, robots: 'index,follow' });
  });

  it('F11 is linked from its category while it has products', async () => {
    const link = { title: MEDIUM.title, url: MEDIUM.url };
    expect((await at('/matrassen')).landingPages).toEqual([link]);
    expect((await at('/matrassen?page=2')).landingPages).toEqual([link]);
    const none = (SHOP.searchProducts['7'] ?? []).filter(
      ({ values }) => values['matras_hardheid']?.[0] !== 'Medium',
    );
    const sold = listedShop(MEDIUM, { ...SHOP, searchProducts: { '7': none } });
    expect((await at('/matrassen', sold)).landingPages).toEqual([]);
  });

  it('F11 is searched for when the facets of the category do not show whether it has products', async () => {
    const small = valuesOf('maat', ['90x200']);
    const firm = valuesOf('matras_hardheid', ['Stevig']);
    const url = '/matrassen/maat/90x200/hardheid/stevig';
    const left = { ...MEDIUM, url, selection: [small, firm] };
    const ports = listedShop(left);
    expect((await at('/matrassen', ports)).landingPages).toHaveLength(1);
    expect(ports.searches).toHaveLength(2);
    const mediums = (SHOP.searchProducts['7'] ?? []).filter(
      ({ values }) =>
        !(values['maat']?.[0] === '90x200' && values['matras_hardheid']?.[0] === 'Stevig'),
    );
    const gone = listedShop(left, { ...SHOP, searchProducts: { '7': mediums } });
    expect((await at('/matrassen', gone)).landingPages).toEqual([]);
  });

  const small = valuesOf('maat', ['90x200']);
  const medium = valuesOf('matras_hardheid', ['Medium']);

  it.each([
    ['another order', '/matrassen/hardheid/medium/maat/90x200', [medium, small]],
    ['keys', '/matrassen/maat/90x200/matras_hardheid/medium', [small, medium]],
    ['labels', '/matrassen/hardheid/medium', [valuesOf('Hardheid', ['medium'])]],
    ['another case', '/matrassen/hardheid/medium', [valuesOf('matras_hardheid', ['MEDIUM'])]],
    ['accents', '/matrassen/hardheid/m%C3%A9dium', [valuesOf('matras_hardheid', ['Médium'])]],
    ['round prices', '/matrassen/prijs/0-550', [rangeOf('price', 0, 55_000)]],
    ['repeated values', '/matrassen/maat/90x200+90x200', [small]],
    [
      'a value that is gone',
      '/matrassen/hardheid/medium',
      [valuesOf('matras_hardheid', ['Medium', 'Hard'])],
    ],
  ])(
    'F11 is a page at the address that editors gave it, written with %s',
    async (_, url, selection) => {
      const ports = listedShop({ ...MEDIUM, url, selection, alternates: { 'nl-nl': url } });
      expect((await at('/matrassen', ports)).landingPages).toEqual([{ title: MEDIUM.title, url }]);
      const page = await at(url, ports);
      expect(page).toMatchObject({ title: MEDIUM.title, intro: MEDIUM.text });
      expect(page.head).toMatchObject({
        robots: 'index,follow',
        canonical: `https://nl.example${url}`,
        inSitemap: true,
      });
      expect(page.head.alternates).toContainEqual({
        hreflang: 'nl-NL',
        href: `https://nl.example${url}`,
      });
      expect(ports.logged).toEqual([]);
    },
  );

  it('F9 F11 is the canonical page of its filters in the order of the shop', async () => {
    const url = '/matrassen/hardheid/medium/maat/90x200';
    const ports = listedShop({ ...MEDIUM, url, selection: [medium, small] });
    const { title, head } = await at(
      '/matrassen/maat/90x200/hardheid/medium?sorting=newest',
      ports,
    );
    expect([title, head.canonical]).toEqual([
      MEDIUM.title,
      `https://nl.example${url}?sorting=newest`,
    ]);
  });

  it.each([
    ['unknown-filter', [valuesOf('geur', ['Roos'])], MEDIUM.url, { written: 'geur' }],
    ['nothing-matches', [valuesOf('matras_hardheid', ['Weg'])], MEDIUM.url, { written: 'Weg' }],
    ['malformed-size', [valuesOf('maat', ['breed'])], MEDIUM.url, { written: 'breed' }],
    ['other-address', MEDIUM.selection, '/matrassen/hardheid/stevig', {}],
    ['other-address', MEDIUM.selection, '/bedden/hardheid/medium', {}],
  ])(
    'F11 is no page, which is logged as %s, with filters %j at %s',
    async (kind, selection, url, facts) => {
      const log = createMemoryLog();
      const ports = { ...listedShop({ ...MEDIUM, url, selection }), log };
      expect((await at('/matrassen', ports)).landingPages).toEqual([]);
      expect(log.entries).toEqual([
        expect.objectContaining({
          event: 'landing-page-unmet',
          level: 'warn',
          facts: { locale: 'nl-nl', url, modified: '2026-02-03', kind, ...facts },
        }),
      ]);
    },
  );

  it.each([MEDIUM.url, '/matrassen/maat/90x200', '/matrassen?q=aurora'])(
    'F11 is not linked from %s, which is only a part of the category',
    async (url) => {
      expect((await at(url)).landingPages).toEqual([]);
    },
  );

  it('F11 has the title of its category and noindex once it has no products', async () => {
    const both = [valuesOf('maat', ['160x200']), valuesOf('matras_hardheid', ['Stevig'])];
    const products = (SHOP.searchProducts['7'] ?? []).filter(
      ({ values }) =>
        !(values['maat']?.[0] === '160x200' && values['matras_hardheid']?.[0] === 'Stevig'),
    );
    const ports = listedShop(
      { ...MEDIUM, selection: both },
      { ...SHOP, searchProducts: { '7': products } },
    );
    const page = await at('/matrassen/maat/160x200/hardheid/stevig', ports);
    expect(page).toMatchObject({ title: 'Matrassen', nbHits: 0, head: { status: 200 } });
    expect(page.head.robots).toBe('noindex,nofollow');
    expect(page.head).not.toHaveProperty('canonical');
    expect(page.head.inSitemap).toBe(false);
  });

  it('H5 F11 returns 404 beyond its last page', async () => {
    const page = await pageAt('error', `${MEDIUM.url}?page=3`, listedShop());
    expect(page.head).toMatchObject({ status: 404, inSitemap: false });
  });

  it('F9 F11 is in the sitemap at the canonical URL of any filters that find something', async () => {
    const { facets } = await at('/matrassen');
    const state = {
      categoryUrl: '/matrassen',
      facets,
      locale: 'nl-nl',
      sorting: 'popular',
    } as const;
    await fc.assert(
      fc.asyncProperty(anySelectionOf(facets, 'nl-nl'), async (selection) => {
        const url = listingUrl({ ...state, selection, page: 1 });
        const { title, nbHits, head } = await at(url, listedShop({ ...MEDIUM, selection, url }));
        const isListed = selection.length > 0 && nbHits > 0;
        expect(title).toBe(isListed ? 'Medium matrassen' : 'Matrassen');
        expect(head.inSitemap).toBe(isListed || selection.length === 0);
        const isBarren = selection.length > 0 && nbHits === 0;
        expect(head.canonical).toBe(isBarren ? undefined : `https://nl.example${url}`);
      }),
    );
  });
});
