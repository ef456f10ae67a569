import { expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { menuFilterLinks } from '../support/filter-links.ts';
import { readPage, type PageLink } from '../support/read-page.ts';
import { IS_SHORT } from '../support/test-scope.ts';
import { oneOfEachKind, type InternalLink, type NamedPage } from './crawl.ts';
import type { DemoShop } from './open-demo.ts';

/** Pages of every kind in a locale, most of which no sitemap names, and a name for each. */
function pagesOfEveryKind(locale: Locale): Readonly<Record<string, string>> {
  const { pages, shell } = content[locale];
  const listers = pages.filter((page) => page.type === 'Lister');
  const urlOf = (uid: string) => pages.find((page) => page.uid === uid)?.url ?? '';
  const lister = urlOf('mattresses');
  const [filtered = ''] = menuFilterLinks(locale);
  return {
    home: '/',
    lister,
    'page 2': `${lister}?page=2`,
    'another order': `${lister}?sorting=price-asc`,
    'a filter': filtered,
    search: '/search?q=160x200',
    'search for nothing': '/search',
    'nothing found': `${lister}?q=xqzzyv`,
    'a text within a category': `${lister}?q=latex`,
    'a landing page': listers.flatMap(({ filteredPages = [] }) => filteredPages)[0]?.url ?? '',
    compare: '/compare?compare=LUN-VITA,HAL-ASK',
    cart: shell.cartUrl,
    checkout: shell.checkoutUrl ?? '',
    withdrawal: shell.withdrawalUrl ?? '',
    advice: urlOf('mattress-advice'),
    nowhere: '/nergens',
  };
}

const BOX_SPRING = 'LUN-CIELO';

/** A shop that has been crawled, so that most links of its pages were asked for already. */
type Crawled = { readonly shop: DemoShop; readonly named: readonly NamedPage[] };

/**
 * Claims that the links of pages of every kind have the `rel` that the pages behind them require; in
 * the short run one of the links of all these pages that differ only in values.
 */
export function testLinkRels(locale: Locale, crawled: () => Crawled): void {
  const seen = new Set<string>();
  it.each([...Object.entries(pagesOfEveryKind(locale)), ['product', undefined] as const])(
    'H2 leads to a page and has the rel that its robots policy requires: %s',
    async (_, known) => {
      const path = known ?? (await crawled().shop.pathOfProduct(locale, BOX_SPRING));
      expect(path).not.toBe('');
      expect(await wrongLinks(crawled(), locale, path, seen)).toEqual([]);
    },
  );
}

/** Links of a page whose `rel` is wrong, or that lead to no page. */
async function wrongLinks(
  { shop, named }: Crawled,
  locale: Locale,
  path: string,
  seen: Set<string>,
): Promise<readonly string[]> {
  const address = `${shop.site.domains[locale]}${path}`;
  const { location, html } = await shop.page(address);
  if (location !== undefined) throw new Error(`${address} moved to ${location}.`);
  const links = linksWithin(shop, address, html);
  expect(links.length).toBeGreaterThan(0);
  const known = new Map(named.map(({ kind, entry }) => [entry.location, kind]));
  const wrong = new Set<string>();
  for (const link of IS_SHORT ? oneOfEachKind(links, known, seen) : links) {
    const verdict = await verdictOn(shop, link.address);
    // The options of a product are one page to search engines, so they need not follow these links.
    const isState = !link.isFollowed && verdict === 'kept' && /[?#]/u.test(link.href);
    if (!isState && verdict !== (link.isFollowed ? 'kept' : 'not-kept'))
      wrong.add(`${link.href} (${link.rel.join(' ')}): ${verdict}`);
  }
  return [...wrong];
}

type Link = PageLink & Pick<InternalLink, 'address' | 'isFollowed'>;

/** The links of a page to other pages of the shop, in any locale. */
function linksWithin({ site }: DemoShop, address: string, html: string): readonly Link[] {
  const origins = new Set(LOCALES.map((one) => site.domains[one]));
  return readPage(html).links.flatMap((link): readonly Link[] => {
    const target = URL.parse(link.href, address);
    if (!target || !origins.has(target.origin) || link.href.startsWith('#')) return [];
    target.hash = '';
    return [{ ...link, address: target.href, isFollowed: !link.rel.includes('nofollow') }];
  });
}

/** Whether search engines may index an address of the shop. */
async function verdictOn(
  { probe }: DemoShop,
  address: string,
): Promise<'kept' | 'not-kept' | 'moved' | 'missing'> {
  const { status, location, robots } = await probe(address);
  if (location !== undefined) return 'moved';
  if (status !== 200) return 'missing';
  return robots === 'index,follow' ? 'kept' : 'not-kept';
}
