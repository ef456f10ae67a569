import { absoluteUrl } from '../seo/site.ts';
import { fallbackRobotsTxt, robotsTxt } from '../seo/robots-txt.ts';
import { SITEMAP_INDEX_PATH } from '../seo/sitemap-file.ts';
import { publishedPages, type CrawlContext } from './published-pages.ts';

/** The `robots.txt` of a shop, and whether it is complete. */
export type RobotsTxt = { readonly text: string; readonly isComplete: boolean };

/**
 * The `robots.txt` of a locale. While the content service is unavailable it is a shorter one: a
 * crawler that gets an error stays away from the whole shop, often for a day.
 */
export async function buildRobotsTxt(context: CrawlContext): Promise<RobotsTxt> {
  const sitemap = absoluteUrl(context.site.domains, context.locale, SITEMAP_INDEX_PATH);
  const published = await publishedPages(context);
  if (!published.ok) return { text: fallbackRobotsTxt(sitemap), isComplete: false };
  const { pages, landingPages, shell } = published.value;
  const categoryPages = pages.filter(({ type }) => type === 'Lister');
  const listings = categoryPages.map(({ uid, url }) => ({
    categoryUrl: url,
    indexablePaths: landingPages
      .filter(({ categoryPage }) => categoryPage.uid === uid)
      .map(({ page }) => page.url),
  }));
  const text = robotsTxt({
    sitemap,
    listings,
    pages: pages.map(({ url }) => url),
    cartPaths: [shell.cartUrl, shell.checkoutUrl].flatMap((path) => path ?? []),
  });
  return { text, isComplete: true };
}
