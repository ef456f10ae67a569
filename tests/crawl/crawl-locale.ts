import { beforeAll, describe, expect, it } from 'vitest';
import { SITEMAP_KINDS } from '#src/seo/sitemap-file.ts';
import type { Locale } from '#src/shared/locale.ts';
import { inScope, IS_SHORT, LOCALES_IN_SCOPE } from '../support/test-scope.ts';
import { readRobots, sitemapsIn } from '../support/read-robots.ts';
import {
  brokenLinks,
  crawlPages,
  fewerNamed,
  fewerOfOneLayout,
  internalLinks,
  namedPages,
  oneOfEachKind,
  pagesLinkingTo,
  withoutProductStates,
  type InternalLink,
  type NamedPage,
} from './crawl.ts';
import { testLinkRels } from './link-rels.ts';
import { sharedDemo, type DemoShop } from './open-demo.ts';
import { PAGE_CHECKS, type CrawledPage } from './page-checks.ts';

/** Timeout in milliseconds; a crawl takes some twenty seconds on an idle machine. */
const MAX_CRAWL_TIME = 600_000;

/** Links of a product page to other products, without script. */
const MIN_OTHER_PRODUCTS = 6;
/** Links to the shop of another locale that the short run follows, of each kind of page. */
const FOREIGN_LINKS = 2;
/** Product pages that link to half of the products at least: a twelfth in the short run. */
const MEDIAN_INBOUND = inScope(6, 1);

/**
 * Crawls the demo shop of a locale like a search engine: from the sitemap to every page, and along
 * every link within the shop. The short run takes some pages of each kind, and one of the links that
 * differ only in values.
 */
export function crawlLocale(locale: Locale): void {
  describe(`the demo shop in ${locale}`, () => {
    let shop: DemoShop;
    let origin: string;
    let named: readonly NamedPage[];
    let pages: readonly CrawledPage[];
    let links: readonly InternalLink[];
    let mayFetch: (address: string) => boolean;
    beforeAll(async () => {
      shop = await sharedDemo('own');
      origin = shop.site.domains[locale] ?? '';
      named = await namedPages(shop, locale);
      pages = await crawlPages(shop, IS_SHORT ? fewerNamed(named) : named);
      links = internalLinks(shop, pages);
      const robots = await shop.page(`${origin}/robots.txt`);
      expect(sitemapsIn(robots.html)).toEqual([`${origin}/sitemap.xml`]);
      mayFetch = readRobots(origin, robots.html);
    }, MAX_CRAWL_TIME);

    it('F11 names pages of every kind, each once', () => {
      const addresses = named.map(({ entry }) => entry.location);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(new Set(named.map(({ kind }) => kind))).toEqual(new Set(SITEMAP_KINDS));
      expect(addresses.filter((address) => new URL(address).origin !== origin)).toEqual([]);
    });

    it.each(PAGE_CHECKS)('has a sitemap of which every page $claim', ({ faults, isCostly }) => {
      const asked = IS_SHORT && isCostly === true ? fewerOfOneLayout(pages) : pages;
      expect(asked).not.toEqual([]);
      const found = asked.flatMap((page) =>
        faults(page).map((fault) => `${page.entry.location}: ${fault}`),
      );
      expect(found).toEqual([]);
    });

    it.each(['titles', 'descriptions'] as const)('has pages with %s of their own', (words) => {
      const said = pages.map(({ read }) => read[words].join());
      expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
    });

    it.each(['/', '/bestaat-niet', '/SEARCH', '//search', '/search/', '/%zz', '/a b', '/search'])(
      'is probed in process as it answers over the wire: %s',
      async (path) => {
        const { status, location } = await shop.page(origin + path);
        expect(await shop.probe(origin + path)).toMatchObject({ status, location });
      },
    );

    it('lets crawlers into every page of the sitemap', () => {
      expect(named.filter(({ entry }) => !mayFetch(entry.location))).toEqual([]);
    });

    it('leads to every page of the sitemap by links', () => {
      const linked = new Set(links.filter((one) => one.isFollowed).map(({ address }) => address));
      // Products link to each other: the short run crawls a few of them.
      const asked = IS_SHORT ? named.filter(({ kind }) => kind !== 'products') : named;
      const lonely = asked.filter(({ entry }) => !linked.has(entry.location));
      expect(lonely.map(({ entry }) => entry.location)).toEqual([]);
    });

    it('leads from every page to the statement on accessibility', () => {
      const statement = pages
        .map(({ entry }) => new URL(entry.location).pathname)
        .find((path) => /^\/(?:toegankelijkheid|barrierefreiheit|accessibility)$/u.test(path));
      expect(statement).toBeDefined();
      const silent = pages.filter(({ read }) => !read.links.some(({ href }) => href === statement));
      expect(silent.map(({ entry }) => entry.location)).toEqual([]);
    });

    it('S6 has product pages that lead to other products', () => {
      const linkingPages = [...pagesLinkingTo(pages, named).values()];
      const linkCount = (page: string) => linkingPages.filter((from) => from.has(page)).length;
      const products = pages.flatMap(({ kind, entry }) =>
        kind === 'products' ? [entry.location] : [],
      );
      expect(products.filter((page) => linkCount(page) < MIN_OTHER_PRODUCTS)).toEqual([]);
      const inbound = linkingPages.map(({ size }) => size).toSorted((a, b) => a - b);
      expect(inbound[Math.floor(inbound.length / 2)]).toBeGreaterThanOrEqual(MEDIAN_INBOUND);
    });

    it('H2 has no followed link to a product in a state of its page', () => {
      const products = new Set(
        named.flatMap(({ kind, entry }) => (kind === 'products' ? [entry.location] : [])),
      );
      const isState = ({ address, isFollowed }: InternalLink) =>
        isFollowed && address.includes('?') && products.has(address.split('?')[0] ?? '');
      expect(links.filter(isState)).toEqual([]);
    });

    it(
      'has no link that is broken or leads elsewhere',
      async () => {
        // Other shops' pages are checked in their own crawl; the short run follows a few links to one.
        const others = LOCALES_IN_SCOPE.filter((one) => one !== locale && !IS_SHORT);
        const elsewhere = await Promise.all(others.map((one) => namedPages(shop, one)));
        const all = [...named, ...elsewhere.flat()];
        const origins = new Set(LOCALES_IN_SCOPE.map((one) => shop.site.domains[one]));
        const known = new Map(all.map(({ kind, entry }) => [entry.location, kind]));
        const asked = withoutProductStates(links).filter(({ address }) =>
          origins.has(new URL(address).origin),
        );
        const own = asked.filter(({ address }) => new URL(address).origin === origin);
        const foreign = asked.filter(({ address }) => new URL(address).origin !== origin);
        const fewer = IS_SHORT
          ? [...oneOfEachKind(own, known), ...fewOfEachKind(foreign, pages)]
          : asked;
        expect(await brokenLinks(shop, fewer, known.keys())).toEqual([]);
      },
      MAX_CRAWL_TIME,
    );

    testLinkRels(locale, () => ({ shop, named }));
  });
}

/** Links that stand on some pages of each kind. */
function fewOfEachKind(
  links: readonly InternalLink[],
  pages: readonly CrawledPage[],
): readonly InternalLink[] {
  const kinds = new Map(pages.map(({ kind, entry }) => [entry.location, kind]));
  const taken = new Map<string | undefined, number>();
  return links.filter(({ from }) => {
    const kind = kinds.get(from);
    const count = (taken.get(kind) ?? 0) + 1;
    taken.set(kind, count);
    return count <= FOREIGN_LINKS;
  });
}
