import type { Picture } from '../catalog/product.ts';
import type { FilteredListing } from '../content/filtered-page.ts';
import type { PageEntry } from '../content/page-entry.ts';
import type { PageType } from '../content/page-type.ts';
import type { Shell } from '../content/shell.ts';
import type { Locale } from '../shared/locale.ts';
import type { Site } from './site.ts';

/** All that the policy on search engines looks at. */
export type PolicyFacts = {
  readonly site: Site;
  readonly locale: Locale;
  /** Whether the visitor came by an address of the shop. */
  readonly hostKnown: boolean;
  /** Path of this page in its canonical form (F9). */
  readonly path: string;
  /** With a leading question mark, or empty. Says which page of a listing this is (L7). */
  readonly query: string;
  /** Why the page cannot be shown: it is not there (404), is gone for good (410), or cannot be had now (503). */
  readonly failure?: 404 | 410 | 503;
  readonly entry: Pick<PageEntry, 'title' | 'metadata' | 'alternates'> & {
    readonly type: PageType;
  };
  readonly shell: Pick<Shell, 'shopName' | 'defaults'>;
  /** What the page shows before all else; absent where that is no picture. */
  readonly picture?: Pick<Picture, 'path' | 'alt'>;
  /** Of a page that lists products, once it is known what it shows. */
  readonly listing?: ListingFacts;
};

export type ListingFacts = FilteredListing & {
  readonly pages: number;
  /** Path and query of a page of this listing, sorting kept. */
  readonly urlOf: (page: number) => string;
};
