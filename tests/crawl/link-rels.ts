import { expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { menuFilterLinks } from '../support/filter-links.ts';
import { readPage } from '../support/read-page.ts';
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

/**
 * Claims that the links of pages of every kind have the `rel` that the pages behind them require.
 *
 * @param demo the shop that has been crawled, so that most of these links were asked for already.
 */
export function testLinkRels(locale: Locale, demo: () => DemoShop): void {
  it.each([...Object.entries(pagesOfEveryKind(locale)), ['product', undefined] as const])(
    'H2 leads to a page and has the rel that its robots policy requires: %s',
    async (_, known) => {
      const path = known ?? (await demo().pathOfProduct(locale, BOX_SPRING));
      expect(path).not.toBe('');
      expect(await wrongLinks(demo(), locale, path)).toEqual([]);
    },
  );
}

/** Links of a page whose `rel` is wrong, or that lead to no page. */
async function wrongLinks(
  demo: DemoShop,
  locale: Locale,
  path: string,
): Promise<readonly string[]> {
  const origins = new Set(LOCALES.map((one) => demo.site.domains[one]));
  const address = `${demo.site.domains[locale]}${path}`;
  const { location, html } = await demo.page(address);
  if (location !== undefined) throw new Error(`${address} moved to ${location}.`);
  const { links } = readPage(html);
  expect(links.length).toBeGreaterThan(0);
  const wrong = new Set<string>();
  for (const { href, rel } of links) {
    const target = URL.parse(href, address);
    if (!target || !origins.has(target.origin) || href.startsWith('#')) continue;
    target.hash = '';
    const verdict = await verdictOn(demo, target.href);
    const isUnfollowed = rel.includes('nofollow');
    // The options of a product are one page to search engines, so they need not follow these links.
    const isState = isUnfollowed && verdict === 'kept' && /[?#]/u.test(href);
    if (!isState && verdict !== (isUnfollowed ? 'not-kept' : 'kept'))
      wrong.add(`${href} (${rel.join(' ')}): ${verdict}`);
  }
  return [...wrong];
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
