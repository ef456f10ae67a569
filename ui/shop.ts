import type { ComponentType } from 'react';
import type { CartGateway } from '#ports/cart-gateway.ts';
import type { CartStorage } from '#ports/cart-storage.ts';
import type { Clock } from '#ports/clock.ts';
import type { Consents } from '#ports/consents.ts';
import type { ContentSource } from '#ports/content-source.ts';
import type { Ids } from '#ports/ids.ts';
import type { Log, LogLevel } from '#ports/log.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { ProductReviews } from '#ports/product-reviews.ts';
import type { ProductSearch } from '#ports/product-search.ts';
import type { Recommender } from '#ports/recommender.ts';
import type { SavedGoods } from '#ports/saved-goods.ts';
import type { SearchBox } from '#ports/search-box.ts';
import type { SearchHistory } from '#ports/search-history.ts';
import type { ViewedGoods } from '#ports/viewed-goods.ts';
import type { Withdrawals } from '#ports/withdrawals.ts';
import { seenFrom } from '#src/content/preview-address.ts';
import type { Shell } from '#src/content/shell.ts';
import type { MeasurementSettings } from '#src/measurement/measurement-settings.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import type { Site } from '#src/seo/site.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { lineDeliveries } from '#src/use-cases/line-deliveries.ts';
import { showAddress } from '#src/use-cases/show-address.ts';
import type { PagePorts } from '#src/use-cases/page-request.ts';
import { inShopWords } from './i18n/shop-words.ts';
import type { Translate } from './i18n/texts.ts';
import type { MeasuringWorld, OpenMeasuring } from './measurement/measuring-world.ts';
import type { Browser } from './navigation/browser.ts';
import { INERT_BROWSER } from './navigation/inert-browser.ts';
import { createDepthMemory } from './navigation/depth-memory.ts';
import { CartStore } from './stores/cart-store.ts';
import { createListingVisits } from './stores/listing-visits.ts';
import { ListingGrowth } from './stores/listing-growth.ts';
import { ConsentStore } from './stores/consent-store.ts';
import { CompareStore } from './stores/compare-store.ts';
import { DeliveryStore } from './stores/delivery-store.ts';
import { NavigationStore, type ShowUrl } from './stores/navigation-store.ts';
import { NotificationStore } from './stores/notification-store.ts';
import { OfferedCouponStore } from './stores/offered-coupon-store.ts';
import { SavedStore } from './stores/saved-store.ts';
import { SearchStore } from './stores/search-store.ts';
import { ShopStore } from './stores/shop-store.ts';
import { StripStore } from './stores/strip-store.ts';
import { ViewedStore } from './stores/viewed-store.ts';
import { tellUnknownBlocks, type TellUnknownBlock } from './renderers/unknown-blocks.ts';

/** Everything a page needs besides its own data. One per request or tab. */
export type Shop = {
  readonly locale: Locale;
  readonly shell: Shell;
  readonly text: Translate;
  readonly stores: Stores;
  readonly draw: DrawPage;
  /** Loads a page without navigating to it. */
  readonly show: ShowUrl;
  /** Used by forms directly, as it has no state in the tab. */
  readonly newsletter: Newsletter;
  readonly withdrawals: Withdrawals;
  /** Generates ids and idempotency keys. */
  readonly ids: Ids;
  /** For content that loads when it comes into view. */
  readonly goods: Goods;
  readonly log: Log;
  readonly tellUnknownBlock: TellUnknownBlock;
  /** Dependencies of measuring; `undefined` if the shop measures nothing and needs no consent. */
  readonly measuring?: MeasuringWorld;
};

export type DrawPage = (page: PageModel) => ComponentType<{ page: PageModel }>;
export type Goods = Pick<ShopPorts, 'catalog' | 'search' | 'recommender' | 'log'>;

export type Stores = {
  /** State shared by the others. */
  readonly shop: ShopStore;
  readonly navigation: NavigationStore;
  readonly cart: CartStore;
  readonly deliveries: DeliveryStore;
  readonly notifications: NotificationStore;
  readonly growth: ListingGrowth;
  readonly viewed: ViewedStore;
  readonly saved: SavedStore;
  readonly compare: CompareStore;
  readonly search: SearchStore;
  readonly consent: ConsentStore;
  readonly strips: StripStore;
  /** A coupon code from a link. */
  readonly offeredCoupon: OfferedCouponStore;
};

/** Data that the server embeds in a page, so that hydration starts from the same values. */
export type BootData = {
  readonly page: PageModel;
  readonly shell: Shell;
  readonly site: Site;
  /** False for an unknown host, whose pages have no canonical URL (H3). */
  readonly hostKnown: boolean;
  /** Minimum log level in the browser (B7). */
  readonly logLevel?: LogLevel;
  /** Absent if the shop measures nothing. */
  readonly measurement?: MeasurementSettings;
};

/** Ports that the shop uses; server rendering calls none of them. */
export type ShopPorts = {
  readonly content: ContentSource;
  readonly search: ProductSearch;
  readonly searchBox: SearchBox;
  readonly catalog: ProductCatalog;
  readonly reviews: ProductReviews;
  readonly recommender: Recommender;
  readonly carts: CartGateway;
  readonly newsletter: Newsletter;
  readonly withdrawals: Withdrawals;
  readonly storage: CartStorage;
  readonly viewedGoods: ViewedGoods;
  readonly savedGoods: SavedGoods;
  readonly clock: Clock;
  /** This browser's recent searches; the server stores none. */
  readonly searchHistory?: SearchHistory;
  /** This visitor's consent; without it, as on the server, the banner asks. */
  readonly consents?: Consents;
  /** Loads the receivers of measured events on its first call. */
  readonly measuring?: OpenMeasuring;
  readonly ids: Ids;
  readonly log: Log;
  /** Ports for loading a page, whose requests the signal aborts without reporting an error. */
  readonly pagesUntil?: (signal: AbortSignal) => PagePorts;
};

export type ShopInput = {
  readonly boot: BootData;
  readonly text: Translate;
  readonly ports: ShopPorts;
  readonly draw: DrawPage;
  /** Resolves once a page can be rendered; omitted if every page can be. */
  readonly prepare?: (page: PageModel) => Promise<void>;
  /** Shared by many pages; by default the shop creates its own. */
  readonly tellUnknownBlock?: TellUnknownBlock;
  /** Omitted on the server. */
  readonly browser?: Browser;
};

export function createShop(input: ShopInput): Shop {
  const { boot, text, draw, ports, browser = INERT_BROWSER } = input;
  const { newsletter, withdrawals, ids, log } = ports;
  const { tellUnknownBlock = tellUnknownBlocks(log) } = input;
  const { locale } = boot.page;
  const { cookies, locks, timers, attention } = browser;
  const notifications = new NotificationStore(ports.ids, timers);
  const tab = { cookies, locks, timers, attention };
  const cart = new CartStore({ locale, text, notifications, ...tab, ...ports });
  const show = showUrl(input);
  const depths = createDepthMemory(browser.session);
  const navigation = new NavigationStore(boot.page, {
    show,
    browser,
    ids: ports.ids,
    log: ports.log,
    listings: createListingVisits(show, depths),
  });
  const { viewport } = browser;
  const growth = new ListingGrowth({ show, depths, viewport, navigation });
  const viewed = new ViewedStore({ locale, navigation, ...ports });
  const saved = new SavedStore({ locale, ...ports });
  const compare = new CompareStore({ navigation, session: browser.session });
  const shared = new ShopStore({ cart: () => cart.cart, page: () => navigation.page });
  const search = searchIn(input, shared);
  const deliveries = new DeliveryStore(
    'deliveries' in boot.page ? boot.page.deliveries : [],
    (lines) => lineDeliveries(ports, locale, lines),
  );
  const own = { shop: shared, navigation, cart, deliveries, notifications };
  const { session } = browser;
  const offeredCoupon = new OfferedCouponStore({ session, navigation, cart, notifications, text });
  const consent = new ConsentStore(ports.consents ?? NO_CONSENTS, attention);
  const strips = new StripStore();
  const stores = { ...own, growth, viewed, saved, compare, search, consent, strips, offeredCoupon };
  const given = { newsletter, withdrawals, ids, log, tellUnknownBlock, ...measuringIn(input) };
  return { locale, shell: boot.shell, text, stores, draw, show, ...given, goods: ports };
}

const searchIn = ({ boot, ports, browser = INERT_BROWSER }: ShopInput, shop: ShopStore) =>
  new SearchStore(boot.page, {
    locale: boot.page.locale,
    shop,
    boxUntil: (until) => (ports.pagesUntil?.(until) ?? ports).searchBox,
    history: ports.searchHistory ?? NO_HISTORY,
    timers: browser.timers,
  });

function measuringIn({ boot, ports, browser = INERT_BROWSER }: ShopInput): Pick<Shop, 'measuring'> {
  const { measurement: settings } = boot;
  if (!settings) return {};
  const open = ports.measuring;
  const { session } = browser;
  return { measuring: { settings, session, clock: ports.clock, ...(open && { open }) } };
}

const NO_CONSENTS: Consents = { load: () => undefined, save: () => {} };
const NO_HISTORY: SearchHistory = { load: () => [], save: () => {} };

/** Loads pages by the same use case as the server. */
const showUrl =
  ({ boot: { page, site, hostKnown }, ports, text, prepare }: ShopInput): ShowUrl =>
  async (path, query, until) => {
    const pages = ports.pagesUntil?.(until) ?? ports;
    const place = splitUrl(seenFrom(page, `${path}${query}`));
    const request = { locale: page.locale, hostKnown, ...place };
    const outcome = await showAddress(pages, site, request, `${place.path}${place.query}`);
    if (outcome.kind !== 'page') return outcome;
    await prepare?.(outcome.model);
    return { ...outcome, model: inShopWords(outcome.model, text) };
  };
