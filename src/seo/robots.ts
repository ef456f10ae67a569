import type { PageMetadata } from '../content/page-metadata.ts';
import type { PageType } from '../content/page-entry.ts';
import type { PageStatus, SeoPolicy } from './head.ts';

/** Facts that decide whether a page is indexable. */
export type IndexingFacts = {
  readonly type: PageType;
  readonly status: PageStatus;
  readonly metadata: PageMetadata;
};

/** Whether search engines may index the page: its editor allows it, and it is complete. */
export const isIndexable = (indexing: IndexingFacts): boolean =>
  isPublic(indexing) && indexing.metadata.disableSearchIndexing !== true;

/** `rel` of a link within the shop to a page that is not indexable. */
export const relOfPage = ({ robots }: Pick<SeoPolicy, 'robots'>): 'nofollow' | undefined =>
  robots === 'noindex,nofollow' ? 'nofollow' : undefined;

/** Whether the page has an indexable type, and is complete. */
const isPublic = ({ type, status }: IndexingFacts): boolean => status === 200 && IS_PUBLIC[type];

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
