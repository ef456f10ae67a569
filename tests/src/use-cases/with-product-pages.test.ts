import { beforeAll, describe, expect, it } from 'vitest';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import {
  createEmbeddedProductsByUrl,
  createEmbeddedProductCatalog,
} from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import type { ContentData, LocaleContent } from '#adapters/embedded/content-data.ts';
import type { CatalogFailure, ProductsByUrl } from '#ports/product-catalog.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { PageEntry, ProductEntry } from '#src/content/page-entry.ts';
import type { PageMetadata } from '#src/content/page-metadata.ts';
import { err, ok } from '#src/shared/result.ts';
import type { Timers } from '#src/shared/time-limit.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { showPage } from '#src/use-cases/show-page.ts';
import { withProductPages } from '#src/use-cases/with-product-pages.ts';
import { createDriftRecorder, openContentstack } from '../../support/contentstack-shop.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { AURORA, MATTRESSES, SHOP } from '../../support/fake-shop.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';
import { SITE } from '../../support/visit.ts';
import { inScope, LOCALES_IN_SCOPE } from '../../support/test-scope.ts';

const store = createCatalogueStore(smallCatalogue);
const NO_PRODUCTS = { ...smallCatalogue, products: [] };
const catalog = createEmbeddedProductCatalog(store);
const productsByUrl = createEmbeddedProductsByUrl(store);
const ignore = (): void => undefined;

/** No time passes: how busy the machine is shows in no page. */
const PATIENT: Timers = { now: () => 0, after: () => ignore, afterInput: () => ignore };

const atOnce = (work: () => void) => {
  work();
  return ignore;
};

/** Any time is over at once. */
function hurried(): Timers {
  let now = 0;
  return {
    now: () => now,
    after(milliseconds, work) {
      now += milliseconds;
      return atOnce(work);
    },
    afterInput: atOnce,
  };
}

const SKUS = smallCatalogue.products.map(({ sku }) => sku);

/** The short run asks few pages over the wire: the rules have tests of a small shop below. */
const SKUS_IN_SCOPE = inScope(SKUS, SKUS.slice(0, 3));

const urlOf = async (locale: Locale, sku: string): Promise<string> => {
  const product = await catalog.product(locale, sku);
  if (!product.ok) throw new Error(sku);
  return product.value.url;
};

/** An entry that an editor created and left empty, but for what it must have. */
async function bareEntry(locale: Locale, sku: string, metadata: PageMetadata = {}) {
  const product = await catalog.product(locale, sku);
  const { name, url } = product.ok ? product.value : { name: '', url: '' };
  const head = { uid: `written-${sku}`, title: name, url, sku, modified: '2026-01-01' };
  return {
    ...head,
    type: 'Product',
    metadata,
    alternates: {},
    breadcrumbs: [],
  } satisfies ProductEntry;
}

type Entries = (locale: Locale) => Promise<readonly PageEntry[]>;

/** A shop whose stack has these entries of products, and no others. */
async function open(
  entriesIn: Entries,
  parts: Partial<{ productsByUrl: ProductsByUrl; timers: Timers }> = {},
) {
  const written = await Promise.all(
    LOCALES.map(async (locale): Promise<readonly [Locale, LocaleContent]> => {
      const own = smallContent[locale];
      return [locale, { ...own, pages: [...own.pages, ...(await entriesIn(locale))] }];
    }),
  );
  const content = Object.fromEntries(written) as ContentData;
  const { settings } = await openContentstack(content, NO_PRODUCTS);
  const source = createContentstackContentSource({ settings, drift: createDriftRecorder() });
  return withProductPages({ content: source, catalog, productsByUrl, timers: PATIENT, ...parts });
}

const none: Entries = () => Promise.resolve([]);

const pageIn = (content: ContentSource, locale: Locale, path: string) =>
  showPage({ ...createFakePorts(SHOP), content, catalog }, SITE, {
    locale,
    hostKnown: true,
    path,
    query: '',
  });

describe('withProductPages', () => {
  /** Over a stack without entries of products: opening one takes most of a test's time. */
  let withoutEntries: ContentSource;

  beforeAll(async () => {
    withoutEntries = await open(none);
  });

  it('H7 has a page of every product at its URL, in every locale', async () => {
    const content = withoutEntries;
    for (const locale of LOCALES_IN_SCOPE)
      for (const sku of SKUS_IN_SCOPE) {
        const url = await urlOf(locale, sku);
        expect(await content.pageByUrl(locale, url)).toMatchObject({
          value: { type: 'Product', sku, url },
        });
      }
  });

  it('H7 shows the same page with an empty entry as without one', async () => {
    const without = withoutEntries;
    const withBare = await open((locale) =>
      Promise.all(SKUS_IN_SCOPE.map((sku) => bareEntry(locale, sku))),
    );
    for (const locale of LOCALES_IN_SCOPE)
      for (const sku of SKUS_IN_SCOPE) {
        const url = await urlOf(locale, sku);
        const page = await pageIn(without, locale, url);
        expect(page).toMatchObject({ model: { type: 'product', head: { status: 200 } } });
        expect(await pageIn(withBare, locale, url)).toEqual(page);
      }
  });

  it('H1 H4 has the head, the breadcrumbs and the alternates of the embedded shop', async () => {
    const content = withoutEntries;
    const embedded = createEmbeddedContentSource(smallContent, store);
    for (const sku of SKUS_IN_SCOPE) {
      const url = await urlOf('nl-nl', sku);
      const [mine, theirs] = [
        await content.pageByUrl('nl-nl', url),
        await embedded.pageByUrl('nl-nl', url),
      ];
      const page = theirs.ok ? theirs.value : undefined;
      const { metaTitle: _, ...metadata } = page?.metadata ?? {};
      expect(mine).toMatchObject({
        value: {
          title: page?.title,
          metadata,
          alternates: page?.alternates,
          breadcrumbs: page?.breadcrumbs,
        },
      });
      const uid = mine.ok ? (mine.value?.uid ?? '') : '';
      expect(await content.breadcrumbs('nl-nl', uid)).toEqual(ok(page?.breadcrumbs));
    }
  });

  it('lets an entry say more', async () => {
    const [sku = ''] = SKUS;
    const blocks = [{ type: 'text', title: 'More', paragraphs: ['words'] }] as const;
    const content = await open(async (locale) => [
      {
        ...(await bareEntry(locale, sku, { metaTitle: 'Own' })),
        title: 'Named',
        blocks: [...blocks],
      },
    ]);
    const page = await content.pageByUrl('nl-nl', await urlOf('nl-nl', sku));
    expect(page).toMatchObject({
      value: { title: 'Named', blocks, metadata: { metaTitle: 'Own' } },
    });
  });

  it('shows a product without breadcrumbs while the list of pages is late', async () => {
    const [sku = ''] = SKUS;
    const url = await urlOf('nl-nl', sku);
    const inTime = await withoutEntries.pageByUrl('nl-nl', url);
    const late = await (await open(none, { timers: hurried() })).pageByUrl('nl-nl', url);
    expect(inTime).not.toMatchObject({ value: { breadcrumbs: [] } });
    expect(late).toEqual(ok({ ...(inTime.ok ? inTime.value : undefined), breadcrumbs: [] }));
  });

  it('H4 names no locale whose entry forbids indexing, and all locales there', async () => {
    const [sku = ''] = SKUS;
    const content = await open(async (locale) =>
      locale === 'de-de' ? [await bareEntry(locale, sku, { disableSearchIndexing: true })] : [],
    );
    const namedIn = async (locale: Locale) => {
      const page = await content.pageByUrl(locale, await urlOf(locale, sku));
      return page.ok ? Object.keys(page.value?.alternates ?? {}) : [];
    };
    expect(await namedIn('nl-nl')).not.toContain('de-de');
    expect((await namedIn('de-de')).toSorted()).toEqual(LOCALES.toSorted());
  });

  it('H8 finds no page where no product is, and asks for none below a category', async () => {
    const asked: string[] = [];
    const content = await open(none, {
      productsByUrl: {
        productAt(locale, path) {
          asked.push(path);
          return productsByUrl.productAt(locale, path);
        },
      },
    });
    expect(await content.pageByUrl('nl-nl', '/nergens')).toEqual(ok(undefined));
    expect(await content.pageByUrl('nl-nl', '/nergens/maat/90x200')).toEqual(ok(undefined));
    expect(await content.pageByUrl('nl-nl', '/')).toMatchObject({ value: { type: 'Home' } });
    expect(await content.pageByUrl('nl-nl', '/toppers/maat/90x200')).toMatchObject({
      value: { url: '/toppers' },
    });
    expect(asked).toEqual(['/nergens']);
  });

  it('B4 is unavailable, and not missing, while the catalogue is', async () => {
    const away: CatalogFailure = { kind: 'catalog-unavailable', status: 504, message: 'away' };
    const content = await open(none, {
      productsByUrl: { productAt: () => Promise.resolve(err(away)) },
    });
    expect(await content.pageByUrl('nl-nl', '/nergens')).toMatchObject({
      ok: false,
      error: { kind: 'content-unavailable', status: 504 },
    });
    const outcome = await pageIn(content, 'nl-nl', '/nergens');
    expect(outcome).toMatchObject({ model: { type: 'error', head: { status: 503 } } });
    expect((await content.pageByUrl('nl-nl', '/toppers')).ok).toBe(true);
  });
});

const [HOME_PAGE] = SHOP.pages;
const HOME = { title: 'Home', url: '/' };
const LISTER = { ...MATTRESSES, breadcrumbs: [HOME] };
const ENTRY: ProductEntry = {
  type: 'Product',
  uid: 'entry',
  sku: 'aurora',
  title: 'Aurora',
  url: '/aurora',
  metadata: {},
  alternates: { 'nl-nl': '/aurora' },
  breadcrumbs: [],
};

type Parts = Parameters<typeof withProductPages>[0];
type Small = {
  readonly pages?: readonly PageEntry[];
  readonly content?: Partial<ContentSource>;
  readonly catalog?: Partial<Parts['catalog']>;
  readonly productAt?: ProductsByUrl['productAt'];
};

/** A shop that sells one product in every locale, at one address, with these pages. */
function small({ pages = [], content = {}, catalog: ofCatalog = {}, productAt }: Small = {}) {
  const ports = createFakePorts({
    ...SHOP,
    pages: [...(HOME_PAGE ? [HOME_PAGE] : []), LISTER, ...pages],
  });
  return withProductPages({
    content: {
      ...ports.content,
      breadcrumbs: (_, uid) => Promise.resolve(ok(uid === LISTER.uid ? [HOME] : undefined)),
      ...content,
    },
    catalog: { ...ports.catalog, ...ofCatalog },
    productsByUrl: {
      productAt:
        productAt ??
        ((_, path) =>
          Promise.resolve(path === AURORA.url ? ok(AURORA) : err({ kind: 'product-not-found' }))),
    },
    timers: PATIENT,
  });
}

const pageAt = async (shop: Small, path = '/aurora', locale: Locale = 'nl-nl') => {
  const found = await small(shop).pageByUrl(locale, path);
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};

const EVERYWHERE = Object.fromEntries(LOCALES.map((locale) => [locale, '/aurora']));

const crumbsOf = async (change: Small, categoryIds: readonly string[]) => {
  const product = { ...AURORA, categoryIds };
  const productAt: ProductsByUrl['productAt'] = () => Promise.resolve(ok(product));
  return (await pageAt({ ...change, productAt }))?.breadcrumbs;
};

const productAt: ProductsByUrl['productAt'] = () =>
  Promise.resolve(err({ kind: 'catalog-unavailable', status: 504, message: 'Slow' }));

describe('withProductPages of a small shop', () => {
  it('H1 H7 has the page of a product by what the catalogue says of it', async () => {
    expect(await pageAt({})).toEqual({
      type: 'Product',
      uid: 'product-aurora',
      sku: 'aurora',
      title: 'Aurora',
      url: '/aurora',
      metadata: {
        metaDescription: AURORA.summary,
        openGraphTitle: 'Aurora',
        openGraphDescription: AURORA.summary,
      },
      alternates: EVERYWHERE,
      breadcrumbs: [HOME, { title: 'Matrassen', url: '/matrassen' }],
    });
  });

  it('H1 lets an entry win, field by field', async () => {
    const breadcrumbs = [{ title: 'Elders', url: '/elders' }];
    const metadata = { openGraphTitle: 'Nacht' };
    const entry = { ...ENTRY, title: 'Eigen', metadata, breadcrumbs };
    expect(await pageAt({ pages: [entry] })).toMatchObject({
      uid: 'entry',
      title: 'Eigen',
      metadata: { openGraphTitle: 'Nacht', openGraphDescription: AURORA.summary },
      breadcrumbs,
    });
  });

  it('H7 shows the same page with an empty entry', async () => {
    const page = await pageAt({});
    expect(await pageAt({ pages: [ENTRY] })).toEqual({ ...page, uid: ENTRY.uid });
  });

  it('FT17 shows an entry as it is while the catalogue is unavailable', async () => {
    const away: CatalogFailure = { kind: 'catalog-unavailable', status: 503, message: 'Down' };
    const catalogAway = { product: () => Promise.resolve(err(away)) };
    expect(await pageAt({ pages: [ENTRY], catalog: catalogAway })).toEqual(ENTRY);
  });

  it('B4 fails as the content service does, and passes previews on', async () => {
    const failure = {
      kind: 'content-unavailable',
      status: 503,
      message: 'Down',
      url: '/aurora',
    } as const;
    const down = { pageByUrl: () => Promise.resolve(err(failure)) };
    expect(await small({ content: down }).pageByUrl('nl-nl', '/aurora')).toEqual(err(failure));
    const previews: unknown[] = [];
    const watched: Partial<ContentSource> = {
      pageByUrl(_, path, preview) {
        previews.push([path, preview]);
        return Promise.resolve(ok(ENTRY));
      },
    };
    await small({ content: watched }).pageByUrl('nl-nl', '/aurora', { live_preview: 'key' });
    expect(previews[0]).toEqual(['/aurora', { live_preview: 'key' }]);
  });

  it('B4 says which address could not be looked up', async () => {
    expect(await small({ productAt }).pageByUrl('nl-nl', '/nergens')).toEqual(
      err({ kind: 'content-unavailable', status: 504, message: 'Slow', url: '/nergens' }),
    );
  });

  it('H4 names the addresses of an entry, and those of the catalogue elsewhere', async () => {
    const alternates = { 'nl-nl': '/aurora', 'de-de': '/eigen' };
    const page = await pageAt({ pages: [{ ...ENTRY, alternates }] });
    expect(page?.alternates).toEqual({ ...EVERYWHERE, 'de-de': '/eigen' });
  });

  it('H4 leaves out a locale that does not sell it, or whose page cannot be read', async () => {
    const { catalog: sold } = createFakePorts(SHOP);
    const inGerman: Parts['catalog'] = {
      product: (locale, sku) =>
        locale === 'de-at'
          ? Promise.resolve(err({ kind: 'product-not-found' }))
          : sold.product(locale, sku),
    };
    const { 'de-at': _, ...others } = EVERYWHERE;
    expect((await pageAt({ catalog: inGerman }))?.alternates).toEqual(others);
    const { content } = createFakePorts(SHOP);
    const failing: Partial<ContentSource> = {
      pageByUrl: (locale, path) =>
        locale === 'en-us'
          ? Promise.resolve(
              err({ kind: 'content-unavailable', status: 503, message: '', url: path }),
            )
          : content.pageByUrl(locale, path),
    };
    const { 'en-us': __, ...read } = EVERYWHERE;
    expect((await pageAt({ content: failing }))?.alternates).toEqual(read);
  });

  it('H7 leads to the first category of a product that has a page, else to the home page', async () => {
    const toLister = [HOME, { title: 'Matrassen', url: '/matrassen' }];
    expect(await crumbsOf({}, ['99', '7'])).toEqual(toLister);
    expect(await crumbsOf({}, [])).toEqual([{ title: 'Sluimer', url: '/' }]);
    expect(await crumbsOf({}, ['99'])).toEqual([{ title: 'Sluimer', url: '/' }]);
    const away = err({ kind: 'content-unavailable', status: 503, message: '', url: '' } as const);
    const silent = { breadcrumbs: () => Promise.resolve(away) };
    expect(await crumbsOf({ content: silent }, ['7'])).toEqual([{ title: 'Sluimer', url: '/' }]);
    const orphan = { breadcrumbs: () => Promise.resolve(ok(undefined)) };
    expect(await crumbsOf({ content: orphan }, ['7'])).toEqual(toLister.slice(1));
    const unlisted = { sitemapPages: () => Promise.resolve(away) };
    expect(await crumbsOf({ content: unlisted }, ['7'])).toEqual([]);
  });

  it('H7 answers the breadcrumbs of a product without an entry, and of no unknown page', async () => {
    const shop = small();
    const toLister = [HOME, { title: 'Matrassen', url: '/matrassen' }];
    expect(await shop.breadcrumbs('nl-nl', 'product-aurora')).toEqual(ok(toLister));
    expect(await shop.breadcrumbs('nl-nl', LISTER.uid)).toEqual(ok([HOME]));
    expect(await shop.breadcrumbs('nl-nl', 'product-gone')).toEqual(ok(undefined));
    expect(await shop.breadcrumbs('nl-nl', 'aurora')).toEqual(ok(undefined));
    const away = err({ kind: 'content-unavailable', status: 503, message: '', url: '' } as const);
    const silent = small({ content: { breadcrumbs: () => Promise.resolve(away) } });
    expect(await silent.breadcrumbs('nl-nl', 'product-aurora')).toEqual(away);
  });
});
