import type { PageMetadata } from '../content/page-metadata.ts';
import type { PageType } from '../content/page-type.ts';
import type { PagePolicy, PageStatus, Robots } from './head.ts';

/** What decides whether search engines may keep a page. */
export type Indexing = {
  readonly type: PageType;
  readonly status: PageStatus;
  readonly metadata: PageMetadata;
};

/** Whether search engines may keep the page: its editor allows it, and it is all there. */
export const isIndexable = (indexing: Indexing): boolean =>
  isPublic(indexing) && indexing.metadata.disableSearchIndexing !== true;

/**
 * What search engines are told to do with a page (H2): nothing on a filtered page, unless that page is
 * nobody's search result.
 */
export function robotsOf(indexing: Indexing, isFiltered: boolean): Robots | undefined {
  if (isFiltered && isPublic(indexing)) return undefined;
  return isIndexable(indexing) ? 'index,follow' : 'noindex,nofollow';
}

/** What a link within the shop says of a page that search engines are not to keep. */
export const relOf = ({ robots }: Pick<PagePolicy, 'robots'>): 'nofollow' | undefined =>
  robots === 'noindex,nofollow' ? 'nofollow' : undefined;

/** Whether it is one of the pages that search engines may keep, and all there. */
export const isPublic = ({ type, status }: Indexing): boolean => status === 200 && IS_PUBLIC[type];

/** Nobody's search results: other search results, what a shopper buys, and what is not there. */
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
