import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import { createLoadShell } from '#server/load-shell.ts';
import { createRenderer } from '#server/render.tsx';
import { splitUrl, withoutAnchor } from '#src/routing/url-parts.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { showPageByUrl } from '#src/use-cases/show-page.ts';
import type { PageOutcome } from '#src/use-cases/page-request.ts';
import { demoPorts } from '../support/demo-ports.ts';
import { menuFilterLinks } from '../support/filter-links.ts';
import { readPage } from '../support/read-page.ts';
import { smallAssets } from '../server/small-shop.ts';

const originOf = (locale: Locale): string => `https://${locale}.example`;
const site = {
  domains: Object.fromEntries(LOCALES.map((locale) => [locale, originOf(locale)])),
  remap: {},
};
const ports = demoPorts();
const loadShell = createLoadShell(ports.content, ports.log);
const renderer = createRenderer({ assets: smallAssets, site, ports });

function outcomeAt(locale: Locale, written: string): Promise<PageOutcome> {
  const request = { locale, hostKnown: true, ...splitUrl(written) };
  return showPageByUrl(ports, site, request, written);
}

async function htmlAt(locale: Locale, path: string): Promise<string> {
  const outcome = await outcomeAt(locale, path);
  if (outcome.kind === 'moved') throw new Error(`${path} moved to ${outcome.location}.`);
  const { shell } = await loadShell(locale);
  if (shell === undefined) throw new Error('There is no shell.');
  return renderer.page({ model: outcome.model, shell });
}

type Verdict = 'kept' | 'not-kept' | 'moved' | 'missing';

const verdicts = new Map<string, Promise<Verdict>>();

/** Whether search engines may index an address of the shop. */
function verdictOn(locale: Locale, address: string): Promise<Verdict> {
  const key = originOf(locale) + address;
  const known = verdicts.get(key) ?? judge(locale, address);
  verdicts.set(key, known);
  return known;
}

async function judge(locale: Locale, address: string): Promise<Verdict> {
  const outcome = await outcomeAt(locale, address);
  if (outcome.kind === 'moved') return 'moved';
  const { status, robots } = outcome.model.head;
  if (status !== 200) return 'missing';
  return robots === 'index,follow' ? 'kept' : 'not-kept';
}

/** Links of a page whose `rel` is wrong, or that lead to no page. */
async function wrongLinks(locale: Locale, path: string): Promise<readonly string[]> {
  const wrong = new Set<string>();
  for (const { href, rel } of readPage(await htmlAt(locale, path)).links) {
    const location = ownLocation(locale, href);
    if (!location) continue;
    const verdict = await verdictOn(...location);
    const isUnfollowed = rel.includes('nofollow');
    // The options of a product are one page to search engines, so they need not follow these links.
    const isState = isUnfollowed && verdict === 'kept' && /[?#]/u.test(href);
    if (!isState && verdict !== (isUnfollowed ? 'not-kept' : 'kept'))
      wrong.add(`${href} (${rel.join(' ')}): ${verdict}`);
  }
  return [...wrong];
}

/** Locale and path of a link into the shops; none for other sites, telephones and anchors. */
function ownLocation(locale: Locale, href: string): readonly [Locale, string] | undefined {
  if (/^\/(?!\/)/u.test(href)) return [locale, withoutAnchor(href)];
  const other = LOCALES.find((one) => href.startsWith(`${originOf(one)}/`));
  return other && [other, withoutAnchor(href.slice(originOf(other).length))];
}

const productUrls = Object.fromEntries(
  await Promise.all(
    LOCALES.map(async (locale) => {
      const product = await ports.catalog.product(locale, 'LUN-CIELO');
      if (!product.ok) throw new Error(`There is no box spring in ${locale}.`);
      return [locale, product.value.url] as const;
    }),
  ),
);

describe.each(LOCALES)('a link within the shop in %s', (locale) => {
  const listers = content[locale].pages.filter((page) => page.type === 'Lister');
  const lister = content[locale].pages.find(({ uid }) => uid === 'mattresses')?.url ?? '';
  const urlOf = (uid: string) => content[locale].pages.find((page) => page.uid === uid)?.url ?? '';
  const landing = listers.flatMap(({ filteredPages = [] }) => filteredPages)[0]?.url ?? '';
  const [filtered = ''] = menuFilterLinks(locale);
  const pages = {
    home: '/',
    lister,
    'page 2': `${lister}?page=2`,
    'another order': `${lister}?sorting=price-asc`,
    'a filter': filtered,
    search: '/search?q=160x200',
    'search for nothing': '/search',
    'nothing found': `${lister}?q=xqzzyv`,
    'a text within a category': `${lister}?q=latex`,
    'a landing page': landing,
    product: productUrls[locale] ?? '',
    compare: '/compare?compare=LUN-VITA,HAL-ASK',
    cart: content[locale].shell.cartUrl,
    checkout: content[locale].shell.checkoutUrl ?? '',
    withdrawal: content[locale].shell.withdrawalUrl ?? '',
    advice: urlOf('mattress-advice'),
    nowhere: '/nergens',
  };
  it.each(Object.entries(pages))(
    'H2 leads to a page and has the rel that its robots policy requires: %s',
    async (_, path) => {
      expect(await wrongLinks(locale, path)).toEqual([]);
    },
    60_000,
  );
});
