import type { PageEntry, PageMetadata } from '../content/page-entry.ts';
import type { Head } from './head.ts';

/** Pages that are nobody's search result: what a shopper is about to buy, and what is not there. */
const PRIVATE_TYPES: ReadonlySet<PageEntry['type']> = new Set(['Cart', 'Error']);

/** What decides whether search engines may keep a page. */
export type Indexing = {
  readonly type: PageEntry['type'];
  readonly metadata: PageMetadata;
  readonly status: number;
};

/** Whether search engines may keep the page: its editor allows it, and it is all there. */
export const isIndexable = ({ type, metadata, status }: Indexing): boolean =>
  status === 200 && !PRIVATE_TYPES.has(type) && metadata.disableSearchIndexing !== true;

/** The robots tag (H2): none on a filtered page, unless that page could not be shown. */
export function robotsOf(indexing: Indexing, isFiltered: boolean): Head['robots'] {
  if (isFiltered && indexing.status === 200) return undefined;
  return isIndexable(indexing) ? 'index,follow' : 'noindex,nofollow';
}
