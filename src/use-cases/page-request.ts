import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Clock } from '#ports/clock.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { Log } from '#ports/log.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { ProductReviews } from '#ports/product-reviews.ts';
import type { ProductSearch } from '#ports/product-search.ts';
import type { SearchBox } from '#ports/search-box.ts';
import type { Shell } from '../content/shell.ts';
import type { PostedForm } from '../forms/posted-form.ts';
import type { Consent } from '../measurement/consent.ts';
import type { Site } from '../seo/site.ts';
import type { Locale } from '../shared/locale.ts';
import type { PageModel } from './page-model.ts';

/** What a visitor asks for. */
export type PageRequest = {
  readonly locale: Locale;
  /** False when the address names no shop of ours: the page then has no canonical link (H3). */
  readonly hostKnown: boolean;
  /** With a leading slash and no trailing one, still percent-encoded. */
  readonly path: string;
  /** With a leading question mark, or empty. */
  readonly query: string;
  /** The visitor's cart, for the one page that shows it. */
  readonly cartId?: string;
  /** What the visitor has allowed, for the one page that shows it. */
  readonly consent?: Consent;
  /** The form that was posted from the page, for the page to show again. */
  readonly posted?: PostedForm;
};

/** A page to show, or the address within the shop where it is. */
export type PageOutcome =
  | { readonly kind: 'page'; readonly model: PageModel }
  | { readonly kind: 'moved'; readonly status: 301 | 302 | 303; readonly location: string };

export type PagePorts = {
  readonly content: ContentSource;
  readonly search: ProductSearch;
  readonly searchBox: SearchBox;
  readonly catalog: ProductCatalog;
  readonly reviews: ProductReviews;
  readonly carts: CartGateway;
  readonly newsletter: Pick<Newsletter, 'preferences'>;
  readonly clock: Clock;
  readonly log: Log;
};

/** A request, and all that its page is made from. */
export type Visit = {
  readonly ports: PagePorts;
  readonly site: Site;
  readonly request: PageRequest;
  readonly shell: Pick<Shell, 'shopName' | 'defaults' | 'isDraft'>;
};
