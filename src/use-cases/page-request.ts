import type { AdviceRules } from '#ports/advice-rules.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { DeliverySlots } from '#ports/delivery-slots.ts';
import type { Log } from '#ports/log.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import type { PriceLedger } from '#ports/price-ledger.ts';
import type { ProductAddresses, ProductCatalog, ProductReviews } from '#ports/product-catalog.ts';
import type { ReviewWriter } from '#ports/review-writer.ts';
import type { StoreStock } from '#ports/store-stock.ts';
import type { StockAlerts } from '#ports/stock-alerts.ts';
import type { ProductSearch, Recommender, SearchBox } from '#ports/search.ts';
import type { Consent } from '../consent/consent.ts';
import type { Shell } from '../content/shell.ts';
import type { PostedForm } from '../forms/posted-form.ts';
import type { Site } from '../seo/site.ts';
import type { Locale } from '../shared/locale.ts';
import type { Timers } from '../shared/time-limit.ts';
import type { PageModel } from './page-model.ts';

/** Request of a visitor for a page. */
export type PageRequest = {
  readonly locale: Locale;
  /** False if the host is not the shop's: the page then has no canonical link (H3). */
  readonly hostKnown: boolean;
  /** With a leading slash and no trailing one, still percent-encoded. */
  readonly path: string;
  /** With a leading question mark, or empty. */
  readonly query: string;
  /** Cart of the visitor, for the pages that show it. */
  readonly cartId?: string;
  /** Consent of the visitor, for the one page that shows it. */
  readonly consent?: Consent;
  /** Form that was posted from the page, to be shown again. */
  readonly posted?: PostedForm;
};

/**
 * 301 and 302 of editors, and of a URL that is written differently; 303 after a form or an article
 * number; 308 for another name of the same listing, and for a product that is not made the way its
 * address says.
 */
export const REDIRECT_STATUSES = [301, 302, 303, 308] as const;

export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** A page to show, or a redirect to an address within the shop. */
export type PageOutcome =
  | { readonly kind: 'page'; readonly model: PageModel }
  | { readonly kind: 'moved'; readonly status: RedirectStatus; readonly location: string };

export type PagePorts = {
  readonly content: ContentSource;
  readonly search: ProductSearch;
  readonly searchBox: SearchBox;
  readonly recommender: Recommender;
  readonly catalog: ProductCatalog;
  readonly storeStock: StoreStock;
  readonly addresses: ProductAddresses;
  readonly reviews: ProductReviews;
  readonly prices: Pick<PriceLedger, 'histories'>;
  readonly carts: CartGateway;
  readonly deliverySlots: DeliverySlots;
  readonly newsletter: Pick<Newsletter, 'preferences'>;
  readonly stockAlerts: Pick<StockAlerts, 'alert'>;
  readonly reviewWriter: Pick<ReviewWriter, 'submitted' | 'takesPictures'>;
  readonly adviceRules: AdviceRules;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Log;
};

/** A request with everything needed to build its page. */
export type PageContext = {
  readonly ports: PagePorts;
  readonly site: Site;
  readonly request: PageRequest;
  readonly shell: Pick<Shell, 'shopName' | 'defaults' | 'isDraft' | 'filterTranslations'>;
};
