import type { Picture } from '../catalog/product.ts';
import type { ArticleFacts } from '../content/article.ts';
import type { ListingSelection } from '../content/landing-page-entry.ts';
import type { PageEntry, PageType } from '../content/page-entry.ts';
import type { Shell } from '../content/shell.ts';
import type { Money } from '../pricing/money.ts';
import type { Locale } from '../shared/locale.ts';
import type { Site } from './site.ts';

/** Input of the search engine policy. */
export type SeoFacts = {
  readonly site: Site;
  readonly locale: Locale;
  /** Whether the host of the request is an address of the shop. */
  readonly hostKnown: boolean;
  /** Path of this page in its canonical form (F9). */
  readonly path: string;
  /** With a leading question mark, or empty. Contains the page number of a listing (L7). */
  readonly query: string;
  /** Why the page cannot be shown: not found (404), gone (410), or unavailable (503). */
  readonly failure?: 404 | 410 | 503;
  readonly entry: Pick<PageEntry, 'title' | 'metadata' | 'alternates' | 'modified'> & {
    readonly type: PageType;
    /** Set for a guide. */
    readonly article?: ArticleFacts;
  };
  readonly shell: Pick<Shell, 'shopName' | 'defaults'>;
  /** Most prominent picture of the page; absent if it has none. */
  readonly picture?: Picture;
  /** Set for a product page. */
  readonly product?: ProductSeoFacts;
  /** Set for a page that lists products, once its result is known. */
  readonly listing?: ListingSeoFacts;
};

export type ProductSeoFacts = {
  /** Path and query of the product as the page shows it, in its canonical form. */
  readonly url: string;
  /** Path and query by which structured data names the variant that the page shows. */
  readonly variantUrl: string;
  /** Price that the page shows; absent if it shows none (P3). */
  readonly price?: Money;
};

export type ListingSeoFacts = ListingSelection & {
  readonly pages: number;
  /** Path and query of a page of this listing, with its sorting. */
  readonly urlOf: (page: number) => string;
};
