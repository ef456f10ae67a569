import { parseQuery } from '#src/routing/url-parts.ts';
import { SITEMAP_INDEX_PATH, parseSitemapPath, type SitemapKind } from '#src/seo/sitemap-file.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { readPage } from '../support/read-page.ts';
import { readSitemap, readSitemapIndex } from '../support/read-sitemap.ts';
import { dutiesInData } from '../support/shown-duties.ts';
import type { Answer, DemoShop } from './open-demo.ts';
import type { CrawledPage } from './page-checks.ts';

/** A page in the sitemaps of a locale, before it is fetched. */
export type NamedPage = Pick<CrawledPage, 'kind' | 'entry'>;

export async function namedPages(
  { site, page }: DemoShop,
  locale: Locale,
): Promise<readonly NamedPage[]> {
  const index = await page(`${site.domains[locale]}${SITEMAP_INDEX_PATH}`);
  const named: NamedPage[] = [];
  for (const { location } of readSitemapIndex(index.html)) {
    const file = parseSitemapPath(new URL(location).pathname);
    if (!file) throw new Error(`${location} is no sitemap`);
    const entries = readSitemap((await page(location)).html);
    named.push(...entries.map((entry) => ({ kind: file.kind, entry })));
  }
  return named;
}

/** Each twelfth of the products and landing pages, which have one layout each; all other pages. */
export const fewerNamed = (named: readonly NamedPage[]): readonly NamedPage[] =>
  named.filter(({ kind }, at) => kind === 'categories' || kind === 'content' || at % 12 === 0);

/** Fetches each of these pages once. */
export async function crawlPages(
  { page }: DemoShop,
  named: readonly NamedPage[],
): Promise<readonly CrawledPage[]> {
  const pages: CrawledPage[] = [];
  for (const { kind, entry } of named) {
    const answer = await page(entry.location);
    pages.push({ kind, entry, answer, read: readPage(answer.html) });
  }
  return pages;
}

/**
 * Each fourth of the products, categories and landing pages, which have one layout each, and the
 * first page of each set of duties, as few goods have an energy label, say; all other pages.
 */
export function fewerOfOneLayout(pages: readonly CrawledPage[]): readonly CrawledPage[] {
  const seen = new Set<string>();
  return pages.filter(({ kind, answer }, at) => {
    const duties = Object.entries(dutiesInData(answer.html) ?? {}).join();
    const isFirst = !seen.has(duties);
    seen.add(duties);
    return isFirst || at % 4 === 0 || kind === 'content';
  });
}

/** A link within the shop: its target without the anchor, its source and its `rel`. */
export type InternalLink = {
  readonly address: string;
  readonly from: string;
  readonly isFollowed: boolean;
};

/** All internal links; each address once per `rel`. */
export function internalLinks(
  { site }: DemoShop,
  pages: readonly CrawledPage[],
): readonly InternalLink[] {
  const origins = new Set(LOCALES.map((locale) => site.domains[locale]));
  const links = new Map<string, InternalLink>();
  for (const { entry, read } of pages) {
    for (const { href, rel } of read.links) {
      const url = URL.parse(href, entry.location);
      if (!url || !origins.has(url.origin)) continue;
      url.hash = '';
      const isFollowed = !rel.includes('nofollow');
      const key = `${url.href} ${isFollowed}`;
      if (!links.has(key)) links.set(key, { address: url.href, from: entry.location, isFollowed });
    }
  }
  return [...links.values()];
}

/** Of these pages the products that link to each named product, by its location; a page counts once. */
export function pagesLinkingTo(
  pages: readonly CrawledPage[],
  named: readonly NamedPage[] = pages,
): ReadonlyMap<string, Set<string>> {
  const isProduct = ({ kind }: NamedPage) => kind === 'products';
  const linking = new Map(
    named.filter(isProduct).map(({ entry }) => [entry.location, new Set<string>()]),
  );
  for (const { entry, read } of pages.filter(isProduct)) {
    for (const { href, rel } of read.links) {
      const target = URL.parse(href, entry.location)?.href ?? '';
      if (target !== entry.location && !rel.includes('nofollow'))
        linking.get(target)?.add(entry.location);
    }
  }
  return linking;
}

/**
 * Keeps one of each kind of links that differ only in the shown reviews of a product, or in the bed
 * that it is for: there are as many of these as of all others, and all lead to the product.
 */
export function withoutProductStates(links: readonly InternalLink[]): readonly InternalLink[] {
  const seen = new Set<string>();
  return links.filter(({ address }) => {
    const { origin, search } = new URL(address);
    const names = parseQuery(search).map(({ name }) => name);
    if (!names.some((name) => PRODUCT_STATE.test(name))) return true;
    const sort = `${origin} ${names.join()}`;
    return !seen.has(sort) && seen.add(sort);
  });
}

const PRODUCT_STATE = /^(?:bed|stars|review-[a-z]+)$/u;

/**
 * Keeps one of the links that differ only in values: of the filters behind the path of a page, or of
 * their parameters. All products are one page here, and so are all landing pages, and all categories
 * behind which there are filters or parameters.
 *
 * @param known the kinds of the pages in sitemaps, by their locations
 * @param seen kinds of links that were kept before, to which those kept now are added
 */
export function oneOfEachKind<Link extends Pick<InternalLink, 'address' | 'isFollowed'>>(
  links: readonly Link[],
  known: ReadonlyMap<string, SitemapKind>,
  seen = new Set<string>(),
): readonly Link[] {
  return links.filter(({ address, isFollowed }) => {
    const kind = `${kindOf(new URL(address), known)} ${isFollowed}`;
    return !seen.has(kind) && seen.add(kind);
  });
}

/** A known page with the names of filters and parameters; an unknown path as it is. */
function kindOf(
  { origin, pathname, search }: URL,
  known: ReadonlyMap<string, SitemapKind>,
): string {
  const steps = pathname.split('/');
  const pageOf = (length: number) => origin + steps.slice(0, length).join('/');
  let length = steps.length;
  while (length > 1 && !known.has(pageOf(length))) length -= 1;
  const kind = known.get(pageOf(length));
  // Behind a page, names of filters alternate with their values.
  const names = steps.slice(length).filter((_, at) => at % 2 === 0);
  const isOneOfMany =
    kind === 'products' ||
    kind === 'landing-pages' ||
    (kind === 'categories' && (names.length > 0 || search !== ''));
  const page = isOneOfMany ? `${origin} ${kind}` : pageOf(length);
  const path = length > 1 ? [page, ...names].join('/') : origin + pathname;
  return [path, ...parseQuery(search).map(({ name }) => name)].join(' ');
}

/** Links that do not lead to a page; requests each address once. */
export async function brokenLinks(
  { probe }: DemoShop,
  links: readonly InternalLink[],
  known: Iterable<string>,
): Promise<readonly string[]> {
  const requested = new Set(known);
  const broken: string[] = [];
  for (const { address, from } of links) {
    if (requested.has(address)) continue;
    requested.add(address);
    const answer = await probe(address);
    if (answer.status !== 200) broken.push(`${from} -> ${address}: ${describeAnswer(answer)}`);
  }
  return broken;
}

const describeAnswer = ({ status, location }: Pick<Answer, 'status' | 'location'>) =>
  location === undefined ? String(status) : `${status} ${location}`;
