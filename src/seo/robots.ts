import type { PageMetadata } from '../content/page-metadata.ts';
import type { PageType } from '../content/page-entry.ts';
import type { SeoPolicy, PageStatus, Robots } from './head.ts';

/** Facts that decide whether a page is indexable. */
export type IndexingFacts = {
  readonly type: PageType;
  readonly status: PageStatus;
  readonly metadata: PageMetadata;
};

/** Whether search engines may index the page: its editor allows it, and it is complete. */
export const isIndexable = (indexing: IndexingFacts): boolean =>
  isPublic(indexing) && indexing.metadata.disableSearchIndexing !== true;

/**
 * Robots value of a page (H2): none on a filtered page, unless that page must not be a search
 * result.
 */
export function robotsOf(indexing: IndexingFacts, isFiltered: boolean): Robots | undefined {
  if (isFiltered && isPublic(indexing)) return undefined;
  return isIndexable(indexing) ? 'index,follow' : 'noindex,nofollow';
}

/** `rel` of a link within the shop to a page that is not indexable. */
export const relOfPage = ({ robots }: Pick<SeoPolicy, 'robots'>): 'nofollow' | undefined =>
  robots === 'noindex,nofollow' ? 'nofollow' : undefined;

/** Whether the page has an indexable type, and is complete. */
export const isPublic = ({ type, status }: IndexingFacts): boolean =>
  status === 200 && IS_PUBLIC[type];

/** Not search results: other search results, a shopper's cart, and missing pages. */
const IS_PUBLIC: Readonly<Record<PageType, boolean>> = {
  Home: true,
  Lister: true,
  Product: true,
  Content: true,
  Search: false,
  Cart: false,
  Checkout: false,
  Error: false,
};
