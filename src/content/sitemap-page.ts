import type { PageEntry } from './page-entry.ts';
import type { PageType } from './page-type.ts';

/** Sitemap data of a page: its address, its languages, and its last change. */
export type SitemapPage = Pick<
  PageEntry,
  'uid' | 'title' | 'url' | 'metadata' | 'alternates' | 'modified'
> & {
  /** `Lister`, the type of its category, for a filtered page that editors list (F11). */
  readonly type: PageType;
};
