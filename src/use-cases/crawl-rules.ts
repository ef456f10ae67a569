import { addressOf } from '../seo/address.ts';
import { plainRobotsTxt, robotsTxt } from '../seo/robots-txt.ts';
import { SITEMAP_INDEX_PATH } from '../seo/sitemap-file.ts';
import { publishedPages, type CrawlVisit } from './published-pages.ts';

/** The `robots.txt` of a shop, and whether it is complete. */
export type CrawlRules = { readonly text: string; readonly isWhole: boolean };

/**
 * The `robots.txt` of a locale. While the content service is unavailable it is a shorter one: a
 * crawler that gets an error stays away from the whole shop, often for a day.
 */
export async function crawlRules(visit: CrawlVisit): Promise<CrawlRules> {
  const sitemap = addressOf(visit.site.domains, visit.locale, SITEMAP_INDEX_PATH);
  const published = await publishedPages(visit);
  if (!published.ok) return { text: plainRobotsTxt(sitemap), isWhole: false };
  const { pages, landingPages, shell } = published.value;
  const listers = pages.filter(({ type }) => type === 'Lister');
  const listings = listers.map(({ uid, url }) => ({
    categoryUrl: url,
    keptPaths: landingPages.filter(({ lister }) => lister.uid === uid).map(({ page }) => page.url),
  }));
  const text = robotsTxt({
    sitemap,
    listings,
    pages: pages.map(({ url }) => url),
    shoppersOwn: [shell.cartUrl, shell.checkoutUrl].flatMap((path) => path ?? []),
  });
  return { text, isWhole: true };
}
