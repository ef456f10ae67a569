import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { CatalogFailure } from '#ports/product-catalog.ts';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import type { BundlePart } from '#src/catalog/bundle.ts';
import { PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import type { Product } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';
import { emptySearch } from '#src/search/search-result.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { Timers } from '#src/shared/time-limit.ts';
import { isCompletePage } from '#src/use-cases/page-caching.ts';
import { colorOption, firmnessOption } from '../../support/arbitraries/variants.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { AURORA, mattress, SHOP } from '../../support/fake-shop.ts';
import { pageAt, visit } from '../../support/visit.ts';

const choice = (key: string, label: string) => ({
  uid: `${key}-1`,
  key,
  label,
  extra: euroCents(0),
  isSoldOut: false,
});
const TOPPER: BundlePart = {
  key: 'topper',
  label: 'Topper',
  choices: [choice('foam', 'Schuim'), choice('latex', 'Latex')],
};

const DAY = 24 * 60 * 60 * 1000;

/** A shop whose clock is at the end of 2025, and in which a variant was cheaper before. */
function portsWithPrices(sku: string, cents: number) {
  const ports = createFakePorts(SHOP);
  const now = ports.clock.now();
  const runs = [
    { cents: cents - 100, from: now - 200 * DAY, until: now - 10 * DAY },
    { cents, from: now - 10 * DAY, until: now },
  ];
  const histories = () => Promise.resolve(ok(new Map([[sku, runs]])));
  return { ...ports, prices: { histories } };
}

/** Timers that wait no real time. */
function fastTimers() {
  let waited = 0;
  const timers: Timers = {
    ...PROCESS_TIMERS,
    now: () => waited,
    after(milliseconds, work) {
      waited += milliseconds;
      return PROCESS_TIMERS.after(0, work);
    },
  };
  return { timers, waited: () => waited };
}

const part = (key: string, one: string, other: string): BundlePart => ({
  key,
  label: key,
  choices: [choice(one, one), choice(other, other)],
});

describe('showProduct', () => {
  it('P3b shows the prices of the chosen variant in the last ninety days', async () => {
    const { sku, price } = AURORA.variants[1] ?? AURORA.variants[0];
    const ports = portsWithPrices(sku, price.final.cents);
    const { recentPrices } = await pageAt('product', '/aurora', ports);
    expect(recentPrices).toEqual([
      { cents: price.final.cents - 100, from: '2025-10-03', until: '2025-12-22' },
      { cents: price.final.cents, from: '2025-12-22', until: '2026-01-01' },
    ]);
    const other = await pageAt('product', '/aurora?maat=160x200', ports);
    expect(other.recentPrices).toBeUndefined();
  });

  it('P3b shows no prices that do not end with the one shown, or that cannot be read', async () => {
    const { sku, price } = AURORA.variants[1] ?? AURORA.variants[0];
    const changed = portsWithPrices(sku, price.final.cents + 1);
    expect((await pageAt('product', '/aurora', changed)).recentPrices).toBeUndefined();
    const failure = { kind: 'prices-unavailable', message: 'busy' } as const;
    const histories = () => Promise.resolve(err(failure));
    const broken = { ...createFakePorts(SHOP), prices: { histories } };
    expect((await pageAt('product', '/aurora', broken)).recentPrices).toBeUndefined();
  });

  it('P3 preselects the cheapest size in stock', async () => {
    const page = await pageAt('product', '/aurora');
    expect(page).toMatchObject({ product: AURORA, chosen: { size: '90x200' }, isChosen: false });
  });

  it.each(['/aurora?maat=160x200', '/aurora?groesse=160x200', '/aurora?utm=b&size=160X200'])(
    'F6 shows the size that %s names',
    async (url) => {
      const page = await pageAt('product', url);
      expect(page).toMatchObject({ chosen: { size: '160x200' }, isChosen: true, url });
    },
  );

  it('shows a sold-out size when the URL names it', async () => {
    const { chosen } = await pageAt('product', '/aurora?maat=80x200');
    expect(chosen).toMatchObject({ size: '80x200', stock: 0 });
  });

  it('ignores an option that the product does not have', async () => {
    const page = await pageAt('product', '/aurora?kleur=blauw');
    expect(page).toMatchObject({ chosen: { size: '90x200' }, isChosen: false });
  });

  it.each([
    ['/aurora?maat=70x200', '/aurora'],
    ['/aurora?maat=', '/aurora'],
    ['/aurora?maat=zzz&stars=5&utm_source=brief', '/aurora?stars=5&utm_source=brief'],
  ])('H3 redirects %s, a size that is not made, to %s', async (url, location) => {
    expect(await visit(url)).toEqual({ kind: 'moved', status: 308, location });
  });

  it.each([
    ['/aurora', 'index,follow'],
    ['/aurora?utm_source=brief', 'index,follow'],
    ['/aurora?maat=160x200', 'index,follow'],
    ['/aurora?maat=160x200&utm_source=brief', 'index,follow'],
    ['/aurora?groesse=160x200', 'noindex,nofollow'],
    ['/aurora?maat=160x200&stars=5', 'noindex,nofollow'],
    ['/aurora?maat=160x200&postcode=1791AA', 'noindex,nofollow'],
    ['/aurora?compare=aurora', 'noindex,nofollow'],
    ['/aurora?coupon=TEN', 'noindex,nofollow'],
  ] as const)(
    'H2 H3 lets search engines keep a product and its variants alone: %s',
    async (url, robots) => {
      expect((await pageAt('product', url)).head.robots).toBe(robots);
    },
  );

  it.each([
    ['/aurora', '/aurora'],
    ['/aurora?stars=5', '/aurora'],
    ['/aurora?size=160x200&stars=5', '/aurora?maat=160x200'],
  ])('H3 P3 shares %s as %s, at the price that it shows', async (url, shared) => {
    const { head, chosen } = await pageAt('product', url);
    expect(head).toMatchObject({
      ogType: 'product',
      ogUrl: `https://nl.example${shared}`,
      ogPrice: chosen.price.final,
    });
  });

  it('P5 shows the blocks of editors, with hits for a product block', async () => {
    const award = { image: AURORA.pictures[0], text: 'Gewonnen' };
    const awards = { type: 'awards', title: 'Bekroond', awards: [award] } as const;
    const link = { title: 'Alle', url: '/matrassen' };
    const products = { type: 'products', title: 'Meer', objectId: '7', count: 1, link } as const;
    const pages = SHOP.pages.map((page) =>
      page.type === 'Product' ? { ...page, blocks: [awards, products] } : page,
    );
    const { blocks } = await pageAt('product', '/aurora', createFakePorts({ ...SHOP, pages }));
    expect(blocks).toEqual([
      awards,
      { ...products, hits: expect.any(Array), queryId: expect.any(String) },
    ]);
    expect((await pageAt('product', '/aurora')).blocks).toEqual([]);
  });

  it('shows reviews, and the page without them while they are unavailable', async () => {
    const reviews = [
      {
        id: 'r1',
        sku: 'aurora',
        rating: 4,
        title: 'Goed',
        text: 'Slaapt goed.',
        locale: 'nl-nl',
        author: 'Anne',
        town: 'Utrecht',
        date: '2026-01-01',
        isVerified: true,
      },
    ] as const;
    const page = await pageAt('product', '/aurora', createFakePorts({ ...SHOP, reviews }));
    expect(page.reviews).toMatchObject({ total: 1, reviews });
    const ports = createFakePorts({ ...SHOP, reviews }, 'reviews');
    expect((await pageAt('product', '/aurora', ports)).reviews).toBeNull();
    expect(ports.logged).toEqual(['reviews-unavailable']);
  });

  it('requests the eight newest reviews of its locale, and logs why they are unavailable', async () => {
    const ports = createFakePorts(SHOP, 'reviews');
    const requests: unknown[] = [];
    const facts: unknown[] = [];
    const reviews: typeof ports.reviews = {
      ...ports.reviews,
      productReviews(request) {
        requests.push(request);
        return ports.reviews.productReviews(request);
      },
    };
    const log = { ...ports.log, warn: (_: string, fields?: unknown) => void facts.push(fields) };
    await pageAt('product', '/aurora', { ...ports, reviews, log });
    const filter = { stars: [], facts: {} };
    const first = { sorting: 'newest', filter, page: 1, reviewsPerPage: 8 };
    expect(requests).toEqual([{ locale: 'nl-nl', sku: 'aurora', ...first }]);
    expect(facts).toEqual([{ locale: 'nl-nl', sku: 'aurora', status: 500, message: 'Down' }]);
  });

  it('returns the choice for each part of a set', async () => {
    const product = { ...AURORA, parts: [TOPPER] };
    const ports = () => createFakePorts({ ...SHOP, products: [product] });
    expect((await pageAt('product', '/aurora', ports())).choices).toEqual(['foam-1']);
    const page = await pageAt('product', '/aurora?topper=latex', ports());
    expect(page.choices).toEqual(['latex-1']);
  });

  it('S6 shows recommended products, and those that go with the chosen size', async () => {
    const recommended = [mattress(1).hit, mattress(2).hit];
    const page = await pageAt('product', '/aurora', createFakePorts({ ...SHOP, recommended }));
    expect(page.recommended).toEqual([{ model: 'bought-together', hits: recommended }]);
    expect(page.compatible).toEqual([]);
  });

  it('S6 leaves out other products that take longer than half a second', async () => {
    const never = new Promise<never>(() => {});
    const { timers, waited } = fastTimers();
    const matras = { code: 'matras_hoogte', label: 'Hoogte', value: '20 cm' };
    const products = [{ ...AURORA, attributes: [matras] }];
    const page = await pageAt('product', '/aurora', {
      ...createFakePorts({ ...SHOP, products }),
      recommender: { recommend: () => never },
      search: { productsAndFilters: () => never },
      timers,
    });
    expect(page).not.toHaveProperty('recommended');
    expect(page).not.toHaveProperty('compatible');
    expect(waited()).toBe(1000);
  });

  it('MB13 knows the bed of a size that the URL names, and only then', async () => {
    const attributes = [{ code: 'matras_kern', label: 'Kern', value: 'Latex' }];
    const ports = createFakePorts({ ...SHOP, products: [{ ...AURORA, attributes }] });
    const namedIn = async (query: string) =>
      (await pageAt('product', `/aurora${query}`, ports)).namedBed;
    expect(await namedIn('?maat=160x200')).toEqual({ width: 160, length: 200, mattresses: 1 });
    expect(await namedIn('')).toBeUndefined();
    expect(await namedIn('?maat=160x200&bed=180x200')).toBeUndefined();
  });

  describe('of a way that stops the product', () => {
    const STAIR = 'up=quarter&stair-width=60&upper-width=60&headroom=200';
    const attributes = [
      { code: 'matras_hoogte', label: 'Hoogte', value: '20 cm' },
      { code: PACKAGES_CODE, label: 'Packages', value: 'mattress rigid w*l*20' },
    ];

    /** A shop with other mattresses of the size, of which this is answered; and what it was asked. */
    function shopWith(answer: () => Promise<Result<Product, CatalogFailure>>, others = 1) {
      const asked: string[] = [];
      const ports = createFakePorts({ ...SHOP, products: [{ ...AURORA, attributes }] });
      const product: (typeof ports.catalog)['product'] = (locale, sku) => {
        asked.push(sku);
        return sku === AURORA.sku ? ports.catalog.product(locale, sku) : answer();
      };
      const hits = Array.from({ length: others }, (_, index) => mattress(2 * index + 2).hit);
      const found = { ...emptySearch(), hits, nbHits: others, pages: 1 };
      const productsAndFilters = () => Promise.resolve(found);
      const catalog = { ...ports.catalog, product };
      return { ports: { ...ports, catalog, search: { productsAndFilters } }, asked };
    }

    const rolled = {
      ...AURORA,
      sku: 'matras-2',
      attributes: [{ code: PACKAGES_CODE, label: 'Packages', value: 'mattress rolled w*30*30' }],
    };

    it('RM9 names another that passes, and looks none up while another tool is open', async () => {
      const way = shopWith(() => Promise.resolve(ok(rolled)));
      const page = await pageAt('product', `/aurora?maat=160x200&room=way&${STAIR}`, way.ports);
      expect(page.passing).toMatchObject({ models: [{ sku: 'matras-2' }] });
      const plan = shopWith(() => Promise.resolve(ok(rolled)));
      const other = await pageAt('product', `/aurora?maat=160x200&room=plan&${STAIR}`, plan.ports);
      expect(other).not.toHaveProperty('passing');
      expect(plan.asked).toEqual([AURORA.sku]);
    });

    it('RM9 says that it has not found any in time, and looks no more up', async () => {
      const answers: (() => void)[] = [];
      const { ports, asked } = shopWith(
        () =>
          new Promise((resolve) => answers.push(() => resolve(err({ kind: 'product-not-found' })))),
        12,
      );
      const { timers } = fastTimers();
      const url = `/aurora?maat=160x200&room=way&${STAIR}`;
      const page = await pageAt('product', url, { ...ports, timers });
      expect(page.passing).toBe('late');
      expect(isCompletePage(page)).toBe(false);
      const askedInTime = asked.length;
      for (const answer of answers) answer();
      await setImmediate();
      expect(asked).toHaveLength(askedInTime);
    });
  });

  it('S6 recommends nothing that is the product itself', async () => {
    const own = { ...mattress(3).hit, sku: 'aurora' };
    const recommended = [own, mattress(1).hit, mattress(2).hit];
    const page = await pageAt('product', '/aurora', createFakePorts({ ...SHOP, recommended }));
    expect(page.recommended?.[0]?.hits.map(({ sku }) => sku)).toEqual(['matras-1', 'matras-2']);
  });

  it('P3b asks for the prices of the chosen variant, for one day more than is shown', async () => {
    const ports = createFakePorts(SHOP);
    const asked: unknown[] = [];
    const prices = {
      histories(...request: unknown[]) {
        asked.push(request);
        return Promise.resolve(ok(new Map()));
      },
    };
    await visit('/aurora?maat=160x200', { ...ports, prices });
    expect(asked).toEqual([['nl-nl', ['aurora-160x200'], ports.clock.now() - 91 * DAY]]);
    asked.length = 0;
    const shop = { ...SHOP, products: [{ ...AURORA, parts: [TOPPER] }] };
    await visit('/aurora?topper=latex', { ...createFakePorts(shop), prices });
    expect(asked).toEqual([]);
  });

  it('P3 shares no price of a product without one', async () => {
    const [first] = AURORA.variants;
    const free = { regular: euroCents(0), final: euroCents(0), default: euroCents(0) };
    const products = [{ ...AURORA, variants: [{ ...first, price: free }] as const }];
    const { head } = await pageAt('product', '/aurora', createFakePorts({ ...SHOP, products }));
    expect(head).not.toHaveProperty('ogPrice');
    expect(head.status).toBe(200);
  });

  it('H3 shares a product by its choices, if they are others than the usual ones', async () => {
    const variants = AURORA.variants.map((variant, index) => ({
      ...variant,
      options: [colorOption(index === 0 ? 'Zand' : 'Taupe')],
    }));
    const [first = AURORA.variants[0], ...others] = variants;
    const product: Product = { ...AURORA, parts: [TOPPER], variants: [first, ...others] };
    const sharedAs = async (query: string) =>
      (
        await pageAt(
          'product',
          `/aurora${query}`,
          createFakePorts({ ...SHOP, products: [product] }),
        )
      ).head.ogUrl;
    expect(await sharedAs('')).toBe('https://nl.example/aurora');
    expect(await sharedAs('?topper=latex')).toMatch(/topper=latex/u);
    expect(await sharedAs('?kleur=zand')).toMatch(/kleur=zand/u);
  });

  it('EP13 opens the configurator at a part, and shows what is not as photographed', async () => {
    const parts = [part('stof', 'linnen_zand', 'rib_olijf'), part('topper', 'foam', 'latex')];
    const attributes = [{ code: 'boxspring_kern', label: '', value: 'Pocketvering' }];
    const configurable = createFakePorts({ ...SHOP, products: [{ ...AURORA, attributes, parts }] });
    const usual = await pageAt('product', '/aurora?maat=160x200', configurable);
    expect(usual).not.toHaveProperty('openedPart');
    expect(usual).not.toHaveProperty('drawing');
    const opened = await pageAt(
      'product',
      '/aurora?maat=160x200&configurator=topper',
      configurable,
    );
    expect(opened.openedPart).toBe('topper');
    expect(opened.drawing).toBeDefined();
    const other = await pageAt('product', '/aurora?maat=160x200&stof=rib-olijf', configurable);
    expect(other).not.toHaveProperty('openedPart');
    expect(other.drawing).toBeDefined();
    const plain = await pageAt('product', '/aurora?configurator=topper');
    expect(plain).not.toHaveProperty('openedPart');
  });

  it('EP3 shows two halves of a bed, and no price of what it cost in one piece', async () => {
    const [whole] = AURORA.variants;
    const variant = (size: string, firmness: string) => ({
      ...whole,
      sku: `${size}-${firmness}`,
      size,
      options: [firmnessOption(firmness)],
    });
    const product: Product = {
      ...AURORA,
      attributes: [{ code: 'matras_kern', label: '', value: 'Latex' }],
      variants: [
        variant('160x200', 'Medium'),
        variant('80x200', 'Medium'),
        variant('80x200', 'Stevig'),
      ],
    };
    const shop = { ...SHOP, products: [product] };
    const asked: unknown[] = [];
    const prices = {
      histories(...request: unknown[]) {
        asked.push(request);
        return Promise.resolve(ok(new Map()));
      },
    };
    const ports = { ...createFakePorts(shop), prices };
    const page = await pageAt('product', '/aurora?maat=160x200&per-kant=medium,stevig', ports);
    expect(page.halves).toMatchObject({
      left: { sku: '80x200-Medium' },
      right: { sku: '80x200-Stevig' },
    });
    expect(asked).toEqual([]);
    expect(await pageAt('product', '/aurora?maat=160x200', ports)).not.toHaveProperty('halves');
  });

  it('MB6 opens in the size of the bed, unless the address names one or it is not made so', async () => {
    const attributes = [{ code: 'matras_kern', label: 'Kern', value: 'Latex' }];
    const ports = createFakePorts({ ...SHOP, products: [{ ...AURORA, attributes }] });
    const sizeAt = async (query: string) =>
      (await pageAt('product', `/aurora${query}`, ports)).chosen.size;
    expect(await sizeAt('?bed=160x200')).toBe('160x200');
    expect(await sizeAt('?maat=90x200&bed=160x200')).toBe('90x200');
    expect(await sizeAt('?bed=147x200')).toBe('90x200');
  });

  it('H3 H4 has alternates, and no canonical link', async () => {
    const { head } = await pageAt('product', '/aurora');
    expect(head).not.toHaveProperty('canonical');
    expect(head.robots).toBe('index,follow');
    expect(head.alternates.map(({ href }) => href)).toEqual([
      'https://nl.example/aurora',
      'https://de.example/aurora',
      'https://nl.example/aurora',
    ]);
    expect((await pageAt('product', '/aurora?maat=160x200')).head.alternates).toEqual([]);
  });

  it('H8 answers 404 for a product that the catalog no longer has', async () => {
    const ports = createFakePorts(SHOP);
    expect((await pageAt('error', '/weg', ports)).head.status).toBe(404);
    expect(ports.logged).toEqual(['product-not-found']);
  });

  it('shows the error page with 503 while the catalog is unavailable', async () => {
    const ports = createFakePorts(SHOP, 'catalog');
    expect((await pageAt('error', '/aurora', ports)).head.status).toBe(503);
    expect(ports.logged).toEqual(['catalog-unavailable']);
  });
});
