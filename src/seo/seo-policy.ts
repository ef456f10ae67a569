import { isSearchWithin, landingPageOf } from '../content/filtered-page.ts';
import { mergeMetadata } from '../content/page-metadata.ts';
import { pageOfQuery } from '../listing/page-of-query.ts';
import { isBeyondLastPage } from '../listing/pagination.ts';
import { alternatesOf } from './alternates.ts';
import type { SeoPolicy, PageStatus } from './head.ts';
import { prevNextLinks } from './prev-next-links.ts';
import { canonicalLink, isSitemapUrl } from './canonical-link.ts';
import { openGraphImage } from './open-graph-image.ts';
import { headTextsOf } from './head-texts.ts';
import type { SeoFacts } from './seo-facts.ts';
import { isIndexable, isPublic, robotsOf } from './robots.ts';

/**
 * The search engine policy: a page's head, its status, and whether the sitemap lists it (H1-H5,
 * F11).
 *
 * | page                     | status   | robots  | canonical | alternates | prev, next | in sitemap |
 * | ------------------------ | -------- | ------- | --------- | ---------- | ---------- | ---------- |
 * | home, content            | 200      | index   | yes       | yes        |            | yes        |
 * | product                  | 200      | index   |           | yes        |            | yes        |
 * | category, page 1         | 200      | index   | yes       | yes        | yes        | yes        |
 * | category, page 2 and on  | 200      | index   | yes       | yes        | yes        |            |
 * | filters that are listed  | like a category, with texts and alternates of their own (F11)         |
 * | other filters            | 200      | no tag  | yes       |            | yes        |            |
 * | filters that find nothing | 200     | header  |           |            |            |            |
 * | the same, disabled       | 200      | no tag  |           |            | yes        |            |
 * | a text within a category | 200      | noindex |           |            |            |            |
 * | a text within filters    | 200      | header  |           |            |            |            |
 * | other pages, disabled    | 200      | noindex |           |            |            |            |
 * | search, cart, comparison | 200      | noindex |           |            |            |            |
 * | checkout                 | 200      | noindex |           |            |            |            |
 * | beyond the last page     | 404      | noindex |           |            |            |            |
 * | error, gone, failure     | 404 (410, 503) | noindex |     |            |            |            |
 *
 * No filtered page has a robots tag: `noindex` is sent in the `X-Robots-Tag` header instead.
 *
 * Disabled pages are those that an editor excludes from search engines. The sitemap has no URL with
 * a query string, none that is remapped to another one, and none whose page hides its canonical
 * link. At a host that is not the shop's there is no canonical link and nothing for the sitemap.
 * Alternates belong to the page, whatever the query string.
 */
export function seoPolicy(facts: SeoFacts): SeoPolicy {
  const { site, query, entry, shell, listing } = facts;
  const landing = listing && landingPageOf(listing);
  const page = landing ?? entry;
  const isNarrowed = !landing && listing !== undefined && listing.selection.length > 0;
  const hasNoResults = isNarrowed && listing.nbHits === 0;
  const isIndexingAllowed = !hasNoResults && !(listing && isSearchWithin(listing));
  const merged = mergeMetadata(page.metadata, shell.defaults);
  const metadata = isIndexingAllowed ? merged : { ...merged, disableSearchIndexing: true };
  const number = listing ? pageOfQuery(query) : 1;
  const indexing = { type: entry.type, status: statusOf(facts, number), metadata };
  const isFiltered = isNarrowed && isIndexingAllowed;
  const robots = robotsOf(indexing, isFiltered);
  const canonical = isIndexable(indexing) ? canonicalLink(facts, metadata) : undefined;
  const isIndexed = robots === 'index,follow';
  const ogImage = openGraphImage(facts);
  const isNoindex = robots === 'noindex,nofollow';
  return {
    status: indexing.status,
    ...headTextsOf(page, metadata, shell),
    ...(ogImage && { ogImage }),
    ...(robots && { robots }),
    ...(isNoindex && isNarrowed && isPublic(indexing) && { robotsInHeader: true }),
    ...(canonical && { canonical }),
    alternates: isIndexed ? alternatesOf(site, facts.locale, page.alternates) : [],
    ...(!isNoindex && prevNextLinks(facts, number)),
    inSitemap: isIndexed && isSitemapUrl(facts, metadata),
  };
}

/** A failure of the use case wins; beyond the last page of a listing it is a 404 (H5). */
function statusOf({ failure, entry, listing }: SeoFacts, page: number): PageStatus {
  if (failure) return failure;
  if (entry.type === 'Error') return 404;
  return listing && isBeyondLastPage(page, listing.pages) ? 404 : 200;
}
