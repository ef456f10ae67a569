import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeUrl } from '#src/routing/normalize-url.ts';
import { pathRejection } from '#src/routing/path-rejection.ts';
import type { RedirectTable } from '#src/routing/redirects.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { PageOutcome } from '#src/use-cases/page-request.ts';
import { showPage, showPageByUrl } from '#src/use-cases/show-page.ts';
import { anyRequestUrl } from '../../support/arbitraries/routing.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { FULL_CONSENT } from '#src/consent/consent.ts';
import type { ContentBlock, StoresBlock } from '#src/content/block.ts';
import type { MyBedBlock } from '#src/content/form-block.ts';
import type { Store } from '#src/content/store.ts';
import type { PageEntry } from '#src/content/page-entry.ts';
import { ok } from '#src/shared/result.ts';
import { aLine } from '../../support/carts.ts';
import {
  createFakePorts,
  type FakePorts,
  type FakeShop,
  type Outage,
} from '../../support/fake-ports.ts';
import { AURORA, SHOP } from '../../support/fake-shop.ts';
import { pageAt, SITE, visit } from '../../support/visit.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

describe('showPage', () => {
  it.each([
    ['/', 'home'],
    ['/matrassen', 'listing'],
    ['/matrassen/maat/90x200', 'listing'],
    ['/aurora', 'product'],
    ['/proefslapen', 'content'],
    ['/winkelwagen', 'cart'],
  ] as const)('H7 shows %s as a page of type %s', async (url, type) => {
    const page = await pageAt(type, url);
    expect(page.head.status).toBe(200);
  });

  it('H1 H4 returns locale, URL, title, breadcrumbs and canonical link of a page', async () => {
    expect(await pageAt('listing', '/matrassen?utm=mail')).toMatchObject({
      locale: 'nl-nl',
      url: '/matrassen?utm=mail',
      today: '2026-01-01',
      title: 'Matrassen',
      breadcrumbs: [{ title: 'Home', url: '/' }],
      head: { title: 'Matrassen | Sluimer', canonical: 'https://nl.example/matrassen?utm=mail' },
    });
  });

  it('H3 shows the same page, whatever advertisers append to its address', async () => {
    const plain = await pageAt('listing', '/matrassen?page=2');
    expect(await pageAt('listing', '/matrassen?utm_source=brief&page=2&gclid=1')).toEqual(plain);
  });

  it('links to the home page of a locale that lacks the page, and marks the link', async () => {
    expect((await pageAt('listing', '/matrassen')).counterparts).toEqual([
      { locale: 'nl-nl', href: 'https://nl.example/matrassen' },
      { locale: 'nl-be', href: 'https://be.example/', isHome: true },
      { locale: 'de-de', href: 'https://de.example/matratzen' },
    ]);
  });

  it('H3 has no canonical link on an unknown host', async () => {
    const page = await pageAt('home', '/', createFakePorts(SHOP), { hostKnown: false });
    expect(page.head).not.toHaveProperty('canonical');
  });

  it.each(['/bestaat-niet', '/proefslapen/maat/90x200', '/aurora/x', '/matrassenx', '//matrassen'])(
    'H8 returns a 404 page for %s',
    async (url) => {
      const page = await pageAt('error', url);
      expect(page).toMatchObject({ title: 'Deze pagina slaapt', text: SHOP.errorPage.text });
      expect(page.head).toMatchObject({ status: 404, robots: 'noindex,nofollow', alternates: [] });
      expect(page.head).not.toHaveProperty('canonical');
    },
  );

  it.each([
    ['a product', '/aurora.html', '/aurora'],
    [
      'a category, with its query',
      '/matrassen.html?sorting=price-asc&utm_source=brief',
      '/matrassen?sorting=price-asc&utm_source=brief',
    ],
    ['another spelling', '/Aurora.HTML', '/aurora'],
  ])(
    'redirects an address of the commerce system to that of the shop: %s',
    async (_, url, location) => {
      const ports = createFakePorts({ ...SHOP, addressSuffix: '.html' });
      const { path, query } = splitUrl(url);
      const request = { locale: 'nl-nl', hostKnown: true, path, query } as const;
      expect(await showPageByUrl(ports, SITE, request, url)).toEqual({
        kind: 'moved',
        status: 301,
        location,
      });
    },
  );

  it.each(['/aurora.htm', '/bestaat-niet.html', '/.html', '/aurora/.html', '/matrassen/x.html'])(
    'H8 returns a 404 page for %s, which is no page with the suffix of the commerce system',
    async (url) => {
      const ports = createFakePorts({ ...SHOP, addressSuffix: '.html' });
      expect((await pageAt('error', url, ports)).head.status).toBe(404);
      expect((await pageAt('error', '/aurora.html')).head.status).toBe(404);
    },
  );

  it.each<Outage>(['pages', 'shell'])(
    'B4 shows the error page with 503 during an outage of %s',
    async (outage) => {
      const ports = createFakePorts(SHOP, outage);
      const page = await pageAt('error', '/matrassen', ports);
      expect(page.head).toMatchObject({ status: 503, robots: 'noindex,nofollow' });
      expect(page.head.title).toContain('Deze pagina slaapt');
      expect(ports.logged).toEqual(['content-unavailable']);
    },
  );

  it('H8 answers 503 instead of 404 while the error page is unavailable', async () => {
    const ports = createFakePorts(SHOP, 'error-page');
    const page = await pageAt('error', '/bestaat-niet', ports);
    expect(page.head).toMatchObject({ status: 503, robots: 'noindex,nofollow' });
    expect(ports.logged).toEqual(['error-page-unavailable']);
  });

  it.each<readonly Outage[]>([
    ['error-page', 'pages'],
    ['error-page', 'pages', 'shell'],
  ])('B4 answers 503 while error page and content are unavailable (%s)', async (...outages) => {
    const ports = createFakePorts(SHOP, ...outages);
    const page = await pageAt('error', '/bestaat-niet', ports);
    expect(page.head).toMatchObject({ status: 503, robots: 'noindex,nofollow' });
    expect(ports.logged).toEqual(['content-unavailable']);
  });

  it('H8 answers 404 at the URL of the error page itself', async () => {
    const ports = createFakePorts({ ...SHOP, pages: [SHOP.errorPage] });
    const page = await pageAt('error', '/404', ports);
    expect(page.head).toMatchObject({ status: 404, robots: 'noindex,nofollow' });
  });

  it('B4 takes the head title from the error page while the shell is unavailable', async () => {
    const { head } = await pageAt('error', '/matrassen', createFakePorts(SHOP, 'shell'));
    expect(head).toMatchObject({
      title: 'Deze pagina slaapt',
      description: '',
      ogTitle: 'Deze pagina slaapt',
      ogDescription: '',
    });
    const errorPage = { ...SHOP.errorPage, title: '' };
    const silent = createFakePorts({ ...SHOP, errorPage }, 'shell');
    expect((await pageAt('error', '/matrassen', silent)).head.title).toBe('');
  });

  it('redirects an old URL with 301 or 302, and answers 410 for a removed one', async () => {
    const redirects = {
      '/alle-matrassen': { status: 301, target: '/matrassen' },
      '/actie': { status: 302, target: '/matrassen/maat/90x200' },
      '/folder': { status: 410 },
    } as const;
    const ports = createFakePorts({ ...SHOP, oldAddresses: { remap: {}, redirects } });
    expect(await visit('/alle-matrassen', ports)).toEqual({
      kind: 'moved',
      status: 301,
      location: '/matrassen',
    });
    expect(await visit('/actie', ports)).toMatchObject({ status: 302 });
    expect(await visit('/folder', ports)).toMatchObject({ model: { head: GONE } });
  });

  it('H8 answers 410 with the error page, or 503 while that is unavailable', async () => {
    const redirects = { '/folder': { status: 410 } } as const;
    const shop = { ...SHOP, oldAddresses: { remap: {}, redirects } };
    expect(await pageAt('error', '/folder', createFakePorts(shop))).toMatchObject({
      title: 'Deze pagina slaapt',
      head: { ...GONE, alternates: [] },
    });
    const silent = createFakePorts(shop, 'error-page');
    expect((await pageAt('error', '/folder', silent)).head.status).toBe(503);
    expect(silent.logged).toEqual(['error-page-unavailable']);
  });

  it('prefers pages over redirects, and redirects over filtered pages', async () => {
    const target = '/proefslapen';
    const redirects = {
      '/matrassen': { status: 301, target },
      '/matrassen/maat/90x200': { status: 301, target },
      '/matrassen/folder': { status: 410 },
    } as const;
    const ports = createFakePorts({ ...SHOP, oldAddresses: { remap: {}, redirects } });
    expect((await pageAt('listing', '/matrassen', ports)).head.status).toBe(200);
    expect(await visit('/matrassen/maat/90x200', ports)).toMatchObject({ location: target });
    expect((await pageAt('error', '/matrassen/folder', ports)).head.status).toBe(410);
  });

  it('H3 has the page that editors remap a page to as canonical link', async () => {
    const remap = { '/proefslapen': '/matrassen' };
    const ports = createFakePorts({ ...SHOP, oldAddresses: { remap, redirects: {} } });
    expect(await pageAt('content', '/proefslapen', ports)).toMatchObject({
      head: { canonical: 'https://nl.example/matrassen' },
    });
  });

  it('shows a page while redirects are unavailable, and logs it', async () => {
    const ports = createFakePorts(SHOP, 'old-addresses');
    expect((await pageAt('home', '/', ports)).head.status).toBe(200);
    expect(ports.logged).toEqual(['content-unavailable']);
    expect((await pageAt('error', '/bestaat-niet', ports)).head.status).toBe(404);
  });

  it('passes the preview query to the content source', async () => {
    const ports = createFakePorts(SHOP);
    const requests: unknown[] = [];
    const content: typeof ports.content = {
      ...ports.content,
      pageByUrl(locale, path, preview) {
        requests.push(preview);
        return ports.content.pageByUrl(locale, path);
      },
    };
    await pageAt('home', '/?live_preview=key&entry_uid=home', { ...ports, content });
    await pageAt('home', '/', { ...ports, content });
    expect(requests).toEqual([
      expect.objectContaining({ live_preview: 'key', entry_uid: 'home' }),
      undefined,
    ]);
  });

  it('requests page and shell in parallel', async () => {
    const ports = createFakePorts(SHOP);
    const warnings: string[] = [];
    const content = {
      ...ports.content,
      pageByUrl: async (...args: Parameters<typeof ports.content.pageByUrl>) => {
        warnings.push('page asked');
        const answer = await ports.content.pageByUrl(...args);
        warnings.push('page answered');
        return answer;
      },
      shell: (...args: Parameters<typeof ports.content.shell>) => {
        warnings.push('shell asked');
        return ports.content.shell(...args);
      },
    };
    const request = { locale: 'nl-nl', hostKnown: true, path: '/', query: '' } as const;
    await showPage({ ...ports, content }, SITE, request);
    expect(warnings).toEqual(['page asked', 'shell asked', 'page answered']);
  });

  it('F10 answers any URL with 200, 303, 308 or 404', async () => {
    await fc.assert(
      fc.asyncProperty(anyUrl, async (url) => {
        const outcome = await visit(url);
        const status = outcome.kind === 'page' ? outcome.model.head.status : outcome.status;
        expect([200, 303, 308, 404]).toContain(status);
      }),
    );
  });

  it('returns an outcome that survives JSON serialization', async () => {
    await fc.assert(
      fc.asyncProperty(anyUrl, async (url) => {
        const outcome = await visit(url);
        expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
      }),
    );
  });
});

const anyUrl = fc
  .tuple(
    fc.constantFrom('', '/', '/matrassen', '/matrassen/maat', '/matrassen/prijs', '/aurora'),
    fc.array(
      fc.oneof(
        fc.constantFrom(
          '/90x200',
          '/160x200+90x200',
          '/prijs',
          '/200-500',
          '/hardheid',
          '/stevig',
          '/%',
          '/__proto__',
        ),
        fc.string({ unit: anyCharacter }),
      ),
    ),
    fc.constantFrom(
      '',
      '?page=2',
      '?page=0',
      '?page=9',
      '?min=&max=',
      '?min=300',
      '?sorting=x',
      '?q=&sorting=rating&sorting=x',
      '?maat',
    ),
  )
  .map(([category, rest, query]) => `${category}${rest.join('')}${query}`);

const GONE = { status: 410, robots: 'noindex,nofollow' } as const;

describe('showCart', () => {
  it('C1 shows the cart that the request names', async () => {
    const page = await pageAt('cart', '/winkelwagen', createFakePorts(SHOP), { cartId: 'cart-1' });
    expect(page.cart).toMatchObject({ id: 'cart-1', totalQuantity: 2 });
  });

  it('C3 returns no cart when the request names none or an unknown one', async () => {
    const ports = createFakePorts(SHOP);
    expect((await pageAt('cart', '/winkelwagen', ports)).cart).toBeNull();
    expect((await pageAt('cart', '/winkelwagen', ports, { cartId: 'cart-2' })).cart).toBeNull();
    expect(ports.logged).toEqual([]);
  });

  it('C3 requests no cart for a visitor without one', async () => {
    const ports = createFakePorts(SHOP, 'carts');
    expect((await pageAt('cart', '/winkelwagen', ports)).cart).toBeNull();
    expect(ports.logged).toEqual([]);
  });

  it('C5 shows the page without the cart while the commerce backend is unavailable', async () => {
    const ports = createFakePorts(SHOP, 'carts');
    const page = await pageAt('cart', '/winkelwagen', ports, { cartId: 'cart-1' });
    expect([page.cart, page.isCartAway, page.head.status]).toEqual([null, true, 200]);
    expect(ports.logged).toEqual(['cart-unavailable']);
  });

  it('H2 keeps the cart out of search engines', async () => {
    const { head } = await pageAt('cart', '/winkelwagen');
    expect(head).toMatchObject({ robots: 'noindex,nofollow', alternates: [] });
  });
});

describe('showContent', () => {
  it('H7 fills the blocks that show products, and leaves the others as they are', async () => {
    const ports = createFakePorts(SHOP);
    const { blocks } = await pageAt('home', '/', ports);
    expect(blocks.map(({ type }) => type)).toEqual(['text', 'products']);
    expect(blocks[1]).toMatchObject({
      title: 'Matrassen',
      hits: ['matras-1', 'matras-2', 'matras-3', 'matras-4'].map((sku) => ({ sku })),
    });
    expect(ports.searches).toMatchObject([
      { objectId: '7', itemsPerPage: 4, pageType: 'category' },
    ]);
  });

  it('S2 shows the page without its products while the search does not answer', async () => {
    const ports = createFakePorts(SHOP, 'search');
    const page = await pageAt('home', '/', ports);
    expect(page.head.status).toBe(200);
    expect(page.blocks[1]).toMatchObject({ type: 'products', hits: [] });
    expect(ports.logged).toEqual(['search-unavailable']);
  });

  it("H1 prefers the editor's own title", async () => {
    expect((await pageAt('home', '/')).head.title).toBe('Sluimer: beter slapen');
    expect((await pageAt('content', '/proefslapen')).head.title).toBe('Proefslapen | Sluimer');
  });
});

const REDIRECTS: RedirectTable = {
  '/alle-matrassen': { status: 301, target: '/lits' },
  '/lits': { status: 301, target: '/Matrassen/' },
  '/actie': { status: 302, target: '/matrassen/maat/90x200?sorting=price-asc' },
  '/folder': { status: 410 },
  '/rond': { status: 301, target: '/om' },
  '/om': { status: 301, target: '/rond' },
};

const ports = createFakePorts({ ...SHOP, oldAddresses: { remap: {}, redirects: REDIRECTS } });

function outcomeAt(written: string): Promise<PageOutcome> {
  const request = { locale: 'nl-nl', hostKnown: true, ...splitUrl(written) } as const;
  return showPageByUrl(ports, SITE, request, written);
}

/** Status and location, as a browser sees them. */
async function answerAt(written: string): Promise<readonly [status: number, location?: string]> {
  const outcome = await outcomeAt(written);
  return outcome.kind === 'page' ? [outcome.model.head.status] : [outcome.status, outcome.location];
}

describe('showPageByUrl', () => {
  it.each([
    ['/matrassen/', '/matrassen'],
    ['/Matrassen', '/matrassen'],
    ['//matrassen', '/matrassen'],
    ['/matrassen//maat///90x200', '/matrassen/maat/90x200'],
    ['/MATRASSEN/Maat//90X200/?page=1', '/matrassen/maat/90x200?page=1'],
    ['/matrassen/./maat/../maat/90x200', '/matrassen/maat/90x200'],
    ['/%6datrassen', '/matrassen'],
    ['/Aurora/?Maat=90X200', '/aurora?Maat=90X200'],
  ])('redirects %s to %s permanently in one step', async (written, location) => {
    expect(await answerAt(written)).toEqual([301, location]);
    expect(await answerAt(location)).toEqual([200]);
  });

  it.each([
    ['/alle-matrassen', 301, '/matrassen'],
    ['//Alle-Matrassen/?utm=Mail', 301, '/matrassen?utm=Mail'],
    ['/Actie/?page=1', 302, '/matrassen/maat/90x200?sorting=price-asc&page=1'],
    ['/Matrassen//?min=200&max=500', 303, '/matrassen/prijs/200-500'],
  ])('combines normalization and redirect in one step: %s', async (written, status, location) => {
    expect(await answerAt(written)).toEqual([status, location]);
  });

  it.each([
    ['/Nergens/', 404],
    ['//evil.example', 404],
    ['/matrassen//maat//1x1', 404],
    ['/rond/', 404],
    ['/Folder//', 410],
  ])('answers %s without a redirect: %i', async (written, status) => {
    expect(await answerAt(written)).toEqual([status]);
  });

  it.each(['/matrassen?Utm=%41&x=', '/matrassen?q=//A/', '/matrassen?page=1', '/matrassen?'])(
    'does not redirect because of a query string: %s',
    async (written) => {
      expect(await answerAt(written)).toEqual([200]);
    },
  );

  it('F10 redirects any URL at most once, except for the 303 of a price form', async () => {
    await fc.assert(
      fc.asyncProperty(anyVisit, async (written) => {
        const outcome = await outcomeAt(written);
        if (outcome.kind === 'page') return;
        const [status] = await answerAt(outcome.location);
        expect(outcome.location).not.toBe(written);
        // A form redirects to its address even if the page is gone, as that is no misspelling.
        expect(outcome.status === 303 ? [200, 404] : [200, 303, 404, 410]).toContain(status);
      }),
    );
  });

  it('F10 redirects for normalization only to the normalized URL of an existing page', async () => {
    await fc.assert(
      fc.asyncProperty(anyVisit, async (written) => {
        const [status, location] = await answerAt(written);
        if (status !== 301 || location === undefined) return;
        if (location !== normalizeUrl(written)) return;
        expect(normalizeUrl(location)).toBe(location);
        expect(await answerAt(location)).toEqual([200]);
      }),
    );
  });

  it('answers any URL like its normalized form, or redirects to it permanently', async () => {
    await fc.assert(
      fc.asyncProperty(anyVisit, async (written) => {
        const right = normalizeUrl(written) ?? '/';
        const answer = await answerAt(written);
        const rightly = await answerAt(right);
        const isPage = rightly[0] === 200;
        expect([rightly, isPage ? [301, right] : rightly]).toContainEqual(answer);
      }),
    );
  });
});

const SEGMENTS = [
  '',
  'matrassen',
  'maat',
  '90x200',
  'aurora',
  'alle-matrassen',
  'actie',
  'folder',
  'om',
];

/** Addresses of the shop in any spelling, and any others that pass the first checks. */
const anyVisit = fc.oneof(
  anyRequestUrl.map((address) => (pathRejection(address) === undefined ? address : '/')),
  fc
    .tuple(
      fc.array(
        fc
          .tuple(fc.constantFrom(...SEGMENTS), fc.boolean())
          .map(([segment, isLoud]) => (isLoud ? segment.toUpperCase() : segment)),
        { maxLength: 4 },
      ),
      fc.constantFrom('/', '//', '/./'),
      fc.constantFrom('', '?page=1', '?min=1&max=2', '?utm=B'),
    )
    .map(([segments, slash, query]) => `/${segments.join(slash)}${query}`),
);

const store = (name: string): Store => ({
  name,
  address: ['Dorpsstraat 1'],
  phone: '033 - 123 45 67',
  hours: [],
  onDisplay: '',
  directions: '',
});

const shown = async (query: string, from: FakePorts) =>
  (await pageAt('content', `/advies${query}`, from)).preview?.shows;

const shownIn = async (block: ContentBlock, query = '') =>
  (await contentAt({ blocks: [block] }, query)).blocks[0];

const contentAt = (entry: object, query = '', more = {}) =>
  pageAt(
    'content',
    `/artikel${query}`,
    createFakePorts(
      withEntries({ ...ENTRY, type: 'Content', url: '/artikel', blocks: [], ...entry }),
    ),
    more,
  );

const ENTRY = { uid: 'x', title: 'X', metadata: {}, alternates: {}, breadcrumbs: [] };

const withEntries = (...entries: readonly object[]): FakeShop => ({
  ...SHOP,
  pages: [...SHOP.pages, ...(entries as readonly PageEntry[])],
});

describe('showPage of a small shop', () => {
  const TEXT = { type: 'text', title: '', paragraphs: [] } as const;

  it('MB3 reads the form of a bed on any page, and keeps what advertisers append', async () => {
    const form = 'bed-width=160&bed-length=200&bed-mattresses=1&bed-height=';
    expect(await visit(`/nergens?${form}&utm_source=brief`)).toEqual({
      kind: 'moved',
      status: 303,
      location: '/nergens?bed=160x200&utm_source=brief',
    });
  });

  it('MB2 has the bed of its address, and none without one', async () => {
    const page = await pageAt('content', '/proefslapen?bed=160x200');
    expect(page.bed).toEqual({ width: 160, length: 200, mattresses: 1 });
    expect(page.counterparts[0]?.href).toBe('https://nl.example/proefslapen?bed=160x200');
    expect(await pageAt('content', '/proefslapen')).not.toHaveProperty('bed');
  });

  it('has the duties of its page', async () => {
    expect((await pageAt('home', '/')).duties).toMatchObject({ imprint: 'linked' });
  });

  it('asks how addresses of the commerce system end only if the last segment has a dot', async () => {
    let asked = 0;
    const ports = createFakePorts(SHOP);
    const addresses = {
      suffix() {
        asked += 1;
        return Promise.resolve('.html');
      },
    };
    const askedAt = async (url: string) => {
      asked = 0;
      await visit(url, { ...ports, addresses });
      return asked;
    };
    expect(await askedAt('/nergens')).toBe(0);
    expect(await askedAt('/a.b/nergens')).toBe(0);
    expect(await askedAt('/nergens.html')).toBe(1);
    expect(await askedAt('/aurora')).toBe(0);
  });

  it('H8 returns a 404 page for an address with another suffix of the same length', async () => {
    const ports = createFakePorts({ ...SHOP, addressSuffix: '.html' });
    expect((await pageAt('error', '/aurora.htmx', ports)).head.status).toBe(404);
  });

  describe('with a cart', () => {
    const LINE = { ...aLine('u1', 1, 'aurora-160x200') };
    const item = { ...LINE, product: { ...LINE.product, url: '/aurora?maat=160x200' } };
    const attributes = [{ code: 'matras_kern', label: 'Kern', value: 'Latex' }];
    const shop: FakeShop = {
      ...withEntries({ ...ENTRY, type: 'Checkout', url: '/bestellen' }),
      products: [{ ...AURORA, attributes }],
      carts: [{ ...EMPTY_CART, id: 'cart-1', items: [item] }],
    };
    const cartAt = (query = '', more = {}) =>
      pageAt('cart', `/winkelwagen${query}`, createFakePorts(shop), { cartId: 'cart-1', ...more });

    it('C1 EC10 shows it on the page of the order as it would be ordered', async () => {
      const page = await pageAt('checkout', '/bestellen', createFakePorts(shop), {
        cartId: 'cart-1',
      });
      expect(page).toMatchObject({ title: 'X', cart: { id: 'cart-1' }, isCartAway: false });
      expect(page.deliveries).toMatchObject([{ sku: 'aurora-160x200', isByVan: true }]);
      expect(page.head.status).toBe(200);
    });

    it('CI1 opens the form of the line that the address names', async () => {
      expect((await cartAt('?change=u1')).change).toMatchObject({ uid: 'u1' });
      expect(await cartAt()).not.toHaveProperty('change');
    });

    it('DS6 shows when it can be delivered, by the postal code of the form of deliveries', async () => {
      expect((await cartAt()).delivery).toMatchObject({ postalCode: '' });
      expect((await cartAt()).isCartAway).toBe(false);
      const values = { postal_code: '1017AB' };
      const posted = { form: 'delivery', values, errors: [] };
      expect((await cartAt('', { posted })).delivery).toMatchObject({ postalCode: '1017 AB' });
      const other = { ...posted, form: 'email' };
      expect((await cartAt('', { posted: other })).delivery).toMatchObject({ postalCode: '' });
      const parcel = { ...shop, products: [AURORA] };
      const ofParcel = await pageAt('cart', '/winkelwagen', createFakePorts(parcel), {
        cartId: 'cart-1',
      });
      expect(ofParcel).not.toHaveProperty('delivery');
    });
  });

  describe('of editors', () => {
    const FACTS = { author: 'Anna', published: '2026-01-01' };

    it('H1 has the facts of an article, with the day of its last change if that is known', async () => {
      expect(await contentAt({ article: FACTS, modified: '2026-02-03' })).toMatchObject({
        article: FACTS,
        modified: '2026-02-03',
      });
      expect(await contentAt({ article: FACTS })).not.toHaveProperty('modified');
      const plain = await contentAt({ modified: '2026-02-03' });
      expect(plain).not.toHaveProperty('article');
      expect(plain).not.toHaveProperty('modified');
    });

    it('H1 is shared with the first picture that its blocks show', async () => {
      const image = { path: 'a.jpg', width: 1600, height: 900, alt: 'Slaapkamer' };
      const blocks = [TEXT, { ...TEXT, image }];
      expect((await contentAt({ blocks })).head.ogImage).toMatchObject({ alt: 'Slaapkamer' });
      expect((await contentAt({ blocks: [TEXT] })).head).not.toHaveProperty('ogImage');
    });

    it('H2 is not indexed while it shows what one visitor has chosen', async () => {
      const blocks = [TEXT, { type: 'consent', title: '', text: '' }];
      const consent = FULL_CONSENT;
      expect((await contentAt({ blocks }, '', { consent })).head.robots).toBe('noindex,nofollow');
      expect((await contentAt({ blocks })).head.robots).toBe('index,follow');
    });

    it('A7 is a draft if one of its blocks shows a draft of the advice', async () => {
      const link = { title: '', url: '/' };
      const blocks = [TEXT, { type: 'advice', title: '', text: '', link }];
      const ports = createFakePorts(
        withEntries({ ...ENTRY, type: 'Content', url: '/advies', blocks }),
      );
      const adviceRules: FakePorts['adviceRules'] = {
        async current(preview) {
          const rules = await ports.adviceRules.current();
          return preview && rules.ok ? ok({ ...rules.value, version: '2027-01-01' }) : rules;
        },
      };
      expect(await shown('?live_preview=key', { ...ports, adviceRules })).toBe('draft');
      expect(await shown('?live_preview=key', ports)).toBe('published');
      expect(await shown('', { ...ports, adviceRules })).toBeUndefined();
    });

    describe('with blocks', () => {
      const link = { title: '', url: '/' };

      it.each([
        ['A5', 'advice'],
        ['A1', 'advice-rule'],
      ] as const)('%s has the rules of the advice in its block of type %s', async (_, type) => {
        const { version } = adviceRules;
        expect(await shownIn({ type, title: '', text: '', link })).toMatchObject({
          shown: { rules: { version } },
        });
      });

      it('MB1 has the bed or the room of the address, and what fits it', async () => {
        const bed: MyBedBlock = { type: 'my-bed', title: '', text: '', goods: [] };
        for (const query of ['?bed=160x200', '?room=plan'])
          expect(await shownIn(bed, query)).toMatchObject({ shown: { fitting: [] } });
        const uncounted = { ...bed, goods: [{ objectId: '7', link }] };
        expect(await shownIn(uncounted, '?bed=160x200')).toMatchObject({ shown: { fitting: [] } });
        expect(await shownIn(bed)).not.toHaveProperty('shown');
      });

      it('SN1 has the stores near the postal code of the address', async () => {
        const stores: StoresBlock = { type: 'stores', title: '', stores: [store('A'), store('B')] };
        expect(await shownIn(stores, '?postcode=1017AB')).toMatchObject({
          asked: { postcode: '1017AB', nearby: [{ name: 'A' }, { name: 'B' }] },
        });
        expect(await shownIn(stores)).not.toHaveProperty('asked');
      });
    });
  });
});
