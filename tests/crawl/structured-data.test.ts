import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { composeServer } from '#composition/server.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { createRenderer } from '#server/render.tsx';
import { bedHalves } from '#src/catalog/bed-halves.ts';
import { selectionUrlWithVariant, configurationUrl } from '#src/catalog/product-selection.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { Locale } from '#src/shared/locale.ts';
import { showPage } from '#src/use-cases/show-page.ts';
import { configOf, smallAssets } from '../server/small-shop.ts';
import { menuFilterLinks } from '../support/filter-links.ts';
import { disagreements, readJsonLd } from '../support/json-ld.ts';

const config = configOf({ DATA_DIR: ':memory:', LOG_LEVEL: 'silent' });
const { ports, close } = composeServer(config);
afterAll(close);
const renderer = createRenderer({ assets: smallAssets, site: config.site, ports });

async function htmlAt(locale: Locale, url: string): Promise<string> {
  const shell = await ports.content.shell(locale);
  const request = { locale, hostKnown: true, ...splitUrl(url) };
  const outcome = await showPage(ports, config.site, request);
  if (!shell.ok || outcome.kind === 'moved') throw new Error(`There is no page at ${url}`);
  return renderer.page({ model: outcome.model, shell: shell.value });
}

const typesAt = async (locale: Locale, url: string) =>
  readJsonLd(await htmlAt(locale, url)).map((thing) => thing['@type']);

describe.each(['nl-nl', 'de-de', 'en-us'] as const)('the demo shop in %s', (locale) => {
  const urlsOf = (type: string) =>
    content[locale].pages.filter((page) => page.type === type).map(({ url }) => url);
  const [category = ''] = urlsOf('Lister');
  const guides = content[locale].pages.flatMap((page) =>
    page.type === 'Content' && page.article ? [page.url] : [],
  );
  const stores = content[locale].pages.flatMap((page) =>
    page.uid === 'stores' || page.uid.startsWith('store-') ? [page.url] : [],
  );
  const faqPage = content[locale].pages.find(
    (page) => page.type === 'Content' && page.blocks.some(({ type }) => type === 'questions'),
  )?.url;

  /** Differences between JSON-LD and visible contents of each page, by its address. */
  async function disagreementsAt(...urls: readonly string[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const url of urls) {
      found.push(...disagreements(await htmlAt(locale, url)).map((said) => `${url}: ${said}`));
    }
    return found;
  }

  // Every page of the sitemaps is compared in the crawl of its locale.
  it.each([
    ['a later page of a category', () => [`${category}?page=2`]],
    ['a filtered page', () => menuFilterLinks(locale).slice(0, 1)],
    ['pages with noindex', () => ['/search', ...urlsOf('Cart'), '/no']],
  ])('has JSON-LD that matches the visible page: %s', async (_, urls) => {
    expect(urls()).not.toEqual([]);
    expect(await disagreementsAt(...urls())).toEqual([]);
  });

  it.each([
    ['with everything at its first price', () => true, plain],
    ['in one variant', ({ variants }) => variants.length === 1, plain],
    ['in the most variants', ({ sku }) => sku === MOST_VARIANTS, plain],
    ['that somebody had before', ({ sku }) => sku === 'FED-KIESEL', plain],
    ['with a variant that is sold out', isSoldOutSomewhere, soldOut],
    ['in two halves', (product) => halvesOf(product) !== undefined, inHalves],
    ['of parts that were chosen otherwise', ({ parts }) => parts !== undefined, otherParts],
    ['with more of its reviews', isReviewed, ({ url }) => `${url}?review-page=2`],
    ['with its best reviews alone', isReviewed, ({ url }) => `${url}?stars=5`],
  ] satisfies readonly [string, (product: Product) => boolean, Address][])(
    'has JSON-LD that matches the visible page: a product %s',
    async (_, isMeant, address) => {
      const product = (await allProducts(locale)).find(isMeant);
      expect(product).toBeDefined();
      const urls = product ? [address(product, locale)] : [];
      expect(await disagreementsAt(...urls)).toEqual([]);
    },
  );

  it("names the company's address and number in the trade register", async () => {
    const [organization] = readJsonLd(await htmlAt(locale, '/'));
    expect(organization).toMatchObject({
      legalName: 'Sluimer B.V.',
      address: { streetAddress: 'Dommelpad 12', postalCode: '3800 ZZ', addressCountry: 'NL' },
      identifier: { value: '12345678' },
    });
  });

  it('has each type of structured data on its pages', async () => {
    const [product] = await allProducts(locale);
    expect(await typesAt(locale, '/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(await typesAt(locale, category)).toEqual(
      expect.arrayContaining(['ItemList', 'BreadcrumbList']),
    );
    expect(await typesAt(locale, product?.url ?? '')).toEqual(['ProductGroup', 'BreadcrumbList']);
    expect(await typesAt(locale, faqPage ?? '')).toEqual(['BreadcrumbList', 'FAQPage']);
    expect(await typesAt(locale, guides[0] ?? '')).toContain('Article');
    expect(stores).toHaveLength(6);
    for (const url of stores) expect(await typesAt(locale, url)).toContain('FurnitureStore');
  });
});

describe('the structured data of the product with the most variants', () => {
  it('adds less than 4 kB to the page', async () => {
    const product = (await allProducts('nl-nl')).find(({ sku }) => sku === MOST_VARIANTS);
    const html = await htmlAt('nl-nl', product?.url ?? '');
    const without = html.replace(/<script type="application\/ld\+json">.*?<\/script>/su, '');
    expect(product?.variants.length).toBeGreaterThan(100);
    expect(brotliCompressSync(html).length - brotliCompressSync(without).length).toBeLessThan(4096);
  });
});

type Address = (product: Product, locale: Locale) => string;

const MOST_VARIANTS = 'HAL-VARDAG';

async function allProducts(locale: Locale): Promise<readonly Product[]> {
  const answers = catalogue.products.map(({ sku }) => ports.catalog.product(locale, sku));
  return (await Promise.all(answers)).flatMap((answer) => (answer.ok ? [answer.value] : []));
}

function plain({ url }: Product): string {
  return url;
}

function isReviewed({ reviews }: Product): boolean {
  return reviews !== undefined && reviews.count > 8;
}

const isGone = ({ stock }: Variant): boolean => stock === 0;

function isSoldOutSomewhere({ variants }: Product): boolean {
  return variants.some(isGone);
}

function soldOut(product: Product, locale: Locale): string {
  return variantUrl(product, product.variants.find(isGone) ?? product.variants[0], locale);
}

/** The first variant that two halves can fill, filled with them. */
function halvesOf(product: Product) {
  for (const variant of product.variants) {
    const halves = bedHalves(product, variant);
    if (halves && variant.stock > 0)
      return { configuration: configureProduct(product, variant, []), halves };
  }
  return undefined;
}

function inHalves(product: Product, locale: Locale): string {
  const chosen = halvesOf(product);
  return chosen ? configurationUrl(chosen.configuration, chosen.halves, locale) : '';
}

function otherParts(product: Product, locale: Locale): string {
  const choice = product.parts
    ?.flatMap(({ choices }) => choices.slice(1))
    .find(
      ({ isSoldOut, extra, notWith = [] }) => !isSoldOut && extra.cents > 0 && notWith.length === 0,
    );
  const configuration = configureProduct(product, product.variants[0], choice ? [choice.uid] : []);
  return selectionUrlWithVariant({ configuration }, product.variants[0], locale);
}
