import type { CartGateway } from '#ports/cart-gateway.ts';
import type { CartStorage } from '#ports/cart-storage.ts';
import type { Clock } from '#ports/clock.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { Ids } from '#ports/ids.ts';
import type { Log, LogLevel } from '#ports/log.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { ProductReviews } from '#ports/product-reviews.ts';
import type { ProductSearch } from '#ports/product-search.ts';
import type { Shell } from '#src/content/shell.ts';
import type { Site } from '#src/seo/site.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { showPage, type PagePorts } from '#src/use-cases/show-page.ts';
import { withOutageWords } from './i18n/outage-words.ts';
import type { Translate } from './i18n/texts.ts';
import type { Browser } from './navigation/browser.ts';
import { INERT_BROWSER } from './navigation/inert-browser.ts';
import { CartStore } from './stores/cart-store.ts';
import { NavigationStore, type ShowUrl } from './stores/navigation-store.ts';
import { NotificationStore } from './stores/notification-store.ts';

/** One visitor's shop: what a page needs beside its own data. One per request or tab. */
export type Shop = {
  readonly locale: Locale;
  readonly shell: Shell;
  readonly text: Translate;
  readonly stores: Stores;
  /** For the forms about it; it has no state of its own in a tab. */
  readonly newsletter: Newsletter;
  readonly log: Log;
};

export type Stores = {
  readonly navigation: NavigationStore;
  readonly cart: CartStore;
  readonly notifications: NotificationStore;
};

/** What the server sends along with a page, so that the browser starts from the same values. */
export type BootData = {
  readonly page: PageModel;
  readonly shell: Shell;
  readonly site: Site;
  /** False when the address names no shop of ours: its pages have no canonical (H3). */
  readonly hostKnown: boolean;
  /** From which level on the browser logs (B7). */
  readonly logLevel?: LogLevel;
};

/** What the shop asks of the world; the server's rendering asks nothing. */
export type ShopPorts = {
  readonly content: ContentSource;
  readonly search: ProductSearch;
  readonly catalog: ProductCatalog;
  readonly reviews: ProductReviews;
  readonly carts: CartGateway;
  readonly newsletter: Newsletter;
  readonly storage: CartStorage;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /**
   * What a page is made from, for a visitor who has lost interest in it when the signal comes: what
   * is still being read then is called off, and nobody hears of it.
   */
  readonly pagesUntil?: (signal: AbortSignal) => PagePorts;
};

export type ShopInput = {
  readonly boot: BootData;
  readonly text: Translate;
  readonly ports: ShopPorts;
  /** The tab; left out on the server, where there is none. */
  readonly browser?: Browser;
};

export function createShop({ boot, text, ports, browser = INERT_BROWSER }: ShopInput): Shop {
  const { locale } = boot.page;
  const { cookies, locks, timers, attention } = browser;
  const notifications = new NotificationStore(ports.ids, timers);
  const tab = { cookies, locks, timers, attention };
  const cart = new CartStore({ locale, text, notifications, ...tab, ...ports });
  const show = showUrl(boot, ports, text);
  const navigation = new NavigationStore(boot.page, {
    show,
    browser,
    ids: ports.ids,
    log: ports.log,
  });
  const stores = { navigation, cart, notifications };
  return { locale, shell: boot.shell, text, stores, newsletter: ports.newsletter, log: ports.log };
}

/** The browser's pages come from the use-case that the server's come from. */
const showUrl =
  ({ page, site, hostKnown }: BootData, ports: ShopPorts, text: Translate): ShowUrl =>
  async (path, query, until) => {
    const pages = ports.pagesUntil?.(until) ?? ports;
    const outcome = await showPage(pages, site, { locale: page.locale, hostKnown, path, query });
    return outcome.kind === 'page'
      ? { ...outcome, model: withOutageWords(outcome.model, text) }
      : outcome;
  };
