import type { PageEntry } from './page-entry.ts';
import type { PageType } from './page-type.ts';

/** What a sitemap needs to know of a page: where it is, in which languages, and since when. */
export type SitemapPage = Pick<
  PageEntry,
  'uid' | 'title' | 'url' | 'metadata' | 'alternates' | 'modified'
> & {
  /** Of a filtered page that editors list (F11): that of its category, `Lister`. */
  readonly type: PageType;
};
