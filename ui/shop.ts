import type { ComponentType, ReactElement } from 'react';
import type {
  CartStorage,
  ConsentStorage,
  MyBedStorage,
  RecentlyViewedStorage,
  SavedProductsStorage,
  SearchHistory,
} from '#ports/browser-storage.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type { Withdrawals } from '#ports/declarations.ts';
import type { CartDeliveries } from '#ports/delivery-slots.ts';
import type { Log, LogLevel } from '#ports/log.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import type { Packings, ProductCatalog } from '#ports/product-catalog.ts';
import type { StockAlertRequests } from '#ports/stock-alerts.ts';
import type { ProductSearch, Recommender, SearchBox } from '#ports/search.ts';
import { withCurrentPreview } from '#src/content/preview.ts';
import type { ShownShell } from '#src/content/shell.ts';
import type { MeasurementSettings } from '#src/measurement/consent-form.ts';
import type { Result } from '#src/shared/result.ts';
import { NO_LINK_RULES } from '#src/seo/link-rules.ts';
import { countryOf, type Locale } from '#src/shared/locale.ts';
import type { PageAnswer } from '#src/use-cases/page-answer.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { ProductPages } from '#src/use-cases/find-product-by-path.ts';
import { withTexts } from './i18n/lazy-with-texts.ts';
import { localizePage } from './i18n/localize-page.ts';
import type { Translate, Translator } from './i18n/texts.ts';
import type {
  LoadMeasurement,
  MeasurementDependencies,
} from './measurement/measurement-dependencies.ts';
import type { Browser } from './navigation/browser.ts';
import { INERT_BROWSER } from './navigation/inert-browser.ts';
import type { GetStockAlert } from './components/product/BuyBox.tsx';
import type { GetRoomTools } from './components/room/RoomSection.tsx';
import type { GetBlockComponent } from './renderers/block-renderers.tsx';
import {
  createUnknownBlockReporter,
  type ReportUnknownBlock,
} from './renderers/report-unknown-blocks.ts';
import type { LateParts } from './renderers/late-parts.ts';
import { createPostForm, type PostForm } from './post-form.ts';
import type { CartEngineSource } from './stores/cart-engine-queue.ts';
import { BedSidesStore } from './stores/bed-sides-store.ts';
import { CartStore } from './stores/cart-store.ts';
import { CompareStore } from './stores/compare-store.ts';
import { ConsentStore } from './stores/consent-store.ts';
import { DeliveryStore } from './stores/delivery-store.ts';
import { LinkedCouponStore } from './stores/linked-coupon-store.ts';
import { createFirstPageStorage, createListingNavigation } from './stores/listing-navigation.ts';
import { LoadMoreStore } from './stores/load-more-store.ts';
import { type LoadPage, NavigationStore } from './stores/navigation-store.ts';
import { MyBedStore } from './stores/my-bed-store.ts';
import { NotificationStore } from './stores/notification-store.ts';
import { ProductStripStore } from './stores/product-strip-store.ts';
import { RecentlyViewedStore } from './stores/recently-viewed-store.ts';
import { SavedStore } from './stores/saved-store.ts';
import { SearchStore } from './stores/search-store.ts';
import { ShopStore } from './stores/shop-store.ts';

/** Everything a page needs besides its own data. One per request or tab. */
export type Shop = {
  readonly locale: Locale;
  readonly shell: ShownShell;
  readonly text: Translate;
  readonly stores: Stores;
  readonly getPageComponent: GetPageComponent;
  readonly getBlockComponent: GetBlockComponent;
  readonly getRoomTools: GetRoomTools;
  readonly getStockAlert: GetStockAlert;
  readonly lateParts: LateParts;
  /** Loads a page without navigating to it. */
  readonly loadPage: LoadPage;
  readonly postForm: PostForm;
  /** Used by forms directly, as it has no state in the tab. */
  readonly newsletter: Newsletter;
  readonly stockRequests: StockAlertRequests;
  readonly withdrawals: Withdrawals;
  /** Used by the pages that show a cart; absent on the server. */
  readonly cartDeliveries?: CartDeliveries;
  /** Generates ids and idempotency keys. */
  readonly ids: Ids;
  /** For content that loads when it comes into view. */
  readonly productPorts: ProductReadPorts;
  readonly log: Log;
  readonly reportUnknownBlock: ReportUnknownBlock;
  /** Dependencies of measuring; `undefined` if the shop measures nothing and needs no consent. */
  readonly measurement?: MeasurementDependencies;
  /** HTML that the server reuses on other pages; absent in the browser. */
  readonly fragments?: Fragments;
};

/** Parts of pages that are rendered once and reused. */
export interface Fragments {
  /** HTML of some content. */
  htmlOf(key: string, content: ReactElement): string;
}

export type GetPageComponent = (page: PageModel) => ComponentType<{ page: PageModel }>;
export type ProductReadPorts = Pick<
  ShopPorts,
  'catalog' | 'packings' | 'content' | 'search' | 'recommender' | 'log'
>;

export type Stores = {
  /** State shared by the others. */
  readonly shop: ShopStore;
  readonly navigation: NavigationStore;
  readonly cart: CartStore;
  readonly deliveries: DeliveryStore;
  readonly bedSides: BedSidesStore;
  readonly notifications: NotificationStore;
  readonly loadMore: LoadMoreStore;
  readonly recentlyViewed: RecentlyViewedStore;
  readonly saved: SavedStore;
  readonly compare: CompareStore;
  readonly myBed: MyBedStore;
  readonly search: SearchStore;
  readonly consent: ConsentStore;
  readonly productStrips: ProductStripStore;
  /** A coupon code from a link. */
  readonly linkedCoupon: LinkedCouponStore;
};

/** Data that the server embeds in a page, so that hydration starts from the same values. */
export type BootData = {
  readonly page: PageModel;
  readonly shell: ShownShell;
  /** Names the browser build; empty in development. */
  readonly build: string;
  /** Timeout of a navigation, in milliseconds: longer than the server's own for a page. */
  readonly navigationTimeout: number;
  /** Minimum log level in the browser (B7). */
  readonly logLevel?: LogLevel;
  /** Absent if the shop measures nothing. */
  readonly measurement?: MeasurementSettings;
};

/** Reads page models from the shop's server, for navigation within a tab. */
export interface PageReads {
  /** The page at a path with its query. */
  read(url: string, until: AbortSignal): Promise<Result<PageAnswer, { readonly message: string }>>;
}

/** Ports that the shop uses; server rendering calls none of them. */
export type ShopPorts = {
  readonly pages: PageReads;
  /**
   * Posts a form of a page; the answer is the page that shows it again. Rejects if its script
   * cannot be loaded.
   */
  readonly postForm?: (
    ...posted: Parameters<PostForm>
  ) => Promise<Result<PageAnswer, { readonly message: string }>>;
  readonly content: ProductPages;
  readonly search: ProductSearch;
  readonly searchBox: SearchBox;
  readonly catalog: ProductCatalog;
  readonly packings?: Packings;
  readonly recommender: Recommender;
  readonly carts: CartGateway;
  readonly newsletter: Newsletter;
  readonly stockRequests: StockAlertRequests;
  readonly withdrawals: Withdrawals;
  readonly cartDeliveries?: CartDeliveries;
  readonly storage: CartStorage;
  readonly recentlyViewedStorage: RecentlyViewedStorage;
  readonly savedProductsStorage: SavedProductsStorage;
  readonly clock: Clock;
  /** This browser's recent searches; the server stores none. */
  readonly searchHistory?: SearchHistory;
  /** This browser's bed; without it, as on the server, a tab has that of its address. */
  readonly myBedStorage?: MyBedStorage;
  /** This visitor's consent; without it, as on the server, the banner asks. */
  readonly consents?: ConsentStorage;
  /** Loads the receivers of measured events on its first call. */
  readonly loadMeasurement?: LoadMeasurement;
  readonly ids: Ids;
  readonly log: Log;
  /** The search box with requests that the signal aborts. */
  readonly searchBoxUntil?: (signal: AbortSignal) => SearchBox;
};

export type ShopInput = {
  readonly boot: BootData;
  readonly text: Translator;
  readonly ports: ShopPorts;
  readonly getPageComponent: GetPageComponent;
  readonly getBlockComponent: GetBlockComponent;
  /** Omitted if no page has them. */
  readonly getRoomTools?: GetRoomTools;
  /** Omitted if nothing is sold out. */
  readonly getStockAlert?: GetStockAlert;
  readonly lateParts: LateParts;
  /** Resolves once a page can be rendered; omitted if every page can be. */
  readonly prepare?: (page: PageModel) => Promise<void>;
  /** Shared by many pages; by default the shop creates its own. */
  readonly reportUnknownBlock?: ReportUnknownBlock;
  /** Omitted on the server. */
  readonly browser?: Browser;
  /** By default loaded with the first command. */
  readonly cartEngine?: CartEngineSource;
};

const componentsOf = ({
  getPageComponent,
  getBlockComponent,
  getRoomTools = () => undefined,
  getStockAlert = () => undefined,
  lateParts,
}: ShopInput) => ({ getPageComponent, getBlockComponent, getRoomTools, getStockAlert, lateParts });

const loadCartEngine = async () =>
  (await withTexts(() => import('./stores/cart-engine.ts'))).CART_ENGINE;

/**
 * The stores and components of one request or tab, starting from the boot data. Nothing is read:
 * stores call ports only when asked, and rendering on a server asks for no data.
 */
export function createShop(input: ShopInput): Shop {
  const { boot, text, ports, browser = INERT_BROWSER } = input;
  const { newsletter, stockRequests, withdrawals, ids, log } = ports;
  const { reportUnknownBlock = createUnknownBlockReporter(log) } = input;
  const { locale } = boot.page;
  const { timers, tabFocus, viewport, session } = browser;
  const notifications = new NotificationStore(ports.ids, timers);
  const cart = createCartStore(input, notifications);
  const loadPage = createLoadPage(input);
  const firstPages = createFirstPageStorage(browser.session);
  const { navigation, myBed } = createNavigation(input, loadPage, firstPages);
  const loadMore = new LoadMoreStore({ loadPage, firstPages, viewport, navigation });
  const recentlyViewed = new RecentlyViewedStore({ locale, navigation, ...ports });
  const saved = new SavedStore({ locale, ...ports });
  const compare = new CompareStore({ navigation, session });
  const shown = { cart: () => cart.cart, page: () => navigation.page };
  const shared = new ShopStore({ ...shown, translations: text.dictionary });
  const search = createSearchStore(input, shared);
  const coreStores = { shop: shared, navigation, cart, notifications, ...createLineStores(input) };
  const stores = {
    ...coreStores,
    loadMore,
    recentlyViewed,
    saved,
    compare,
    myBed,
    search,
    consent: new ConsentStore(ports.consents ?? NO_CONSENTS, tabFocus),
    productStrips: new ProductStripStore(),
    linkedCoupon: new LinkedCouponStore({ session, navigation, cart, notifications, text }),
  };
  return {
    locale,
    shell: boot.shell,
    text,
    stores,
    ...componentsOf(input),
    loadPage,
    postForm: createPostForm({ boot, ports, text, navigation }),
    newsletter,
    stockRequests,
    withdrawals,
    ...(ports.cartDeliveries && { cartDeliveries: ports.cartDeliveries }),
    ids,
    log,
    reportUnknownBlock,
    ...measurementOf(input),
    productPorts: ports,
  };
}

function createNavigation(
  { boot, ports, browser = INERT_BROWSER }: ShopInput,
  loadPage: LoadPage,
  firstPages: ReturnType<typeof createFirstPageStorage>,
): Pick<Stores, 'navigation' | 'myBed'> {
  const navigation = new NavigationStore(boot.page, {
    loadPage,
    browser,
    ids: ports.ids,
    log: ports.log,
    listings: createListingNavigation(loadPage, firstPages),
    addressFor: (url): string => myBed.addressFor(url),
    timeout: boot.navigationTimeout,
  });
  const { myBedStorage = NO_BED } = ports;
  const { links = NO_LINK_RULES, myBedUrl } = boot.shell;
  const myBed = new MyBedStore({ navigation, myBedStorage, links, myBedUrl });
  return { navigation, myBed };
}

function createCartStore(
  { boot, text, ports, browser = INERT_BROWSER, cartEngine = loadCartEngine }: ShopInput,
  notifications: NotificationStore,
): CartStore {
  const { locale } = boot.page;
  const { cookies, locks, timers, tabFocus } = browser;
  const tab = { cookies, locks, timers, tabFocus };
  return new CartStore({ locale, text, notifications, ...tab, ...ports }, cartEngine);
}

const createSearchStore = ({ boot, ports, browser = INERT_BROWSER }: ShopInput, shop: ShopStore) =>
  new SearchStore(boot.page, {
    locale: boot.page.locale,
    shop,
    searchBoxWithSignal: (until) => ports.searchBoxUntil?.(until) ?? ports.searchBox,
    history: ports.searchHistory ?? NO_HISTORY,
    timers: browser.timers,
  });

const createLineStores = (input: ShopInput) => ({
  deliveries: createDeliveryStore(input),
  bedSides: new BedSidesStore((input.browser ?? INERT_BROWSER).session),
});

const createDeliveryStore = ({ boot: { page }, ports, browser = INERT_BROWSER }: ShopInput) =>
  new DeliveryStore('deliveries' in page ? page.deliveries : [], {
    country: countryOf(page.locale),
    session: browser.session,
    async fetchDeliveries(lines) {
      const { lineDeliveries } = await import('#src/use-cases/line-deliveries.ts');
      return lineDeliveries(ports, page.locale, lines);
    },
  });

function measurementOf({
  boot,
  ports,
  browser = INERT_BROWSER,
}: ShopInput): Pick<Shop, 'measurement'> {
  const { measurement: settings } = boot;
  if (!settings) return {};
  const load = ports.loadMeasurement;
  const { session } = browser;
  return { measurement: { settings, session, clock: ports.clock, ...(load && { load }) } };
}

const NO_CONSENTS: ConsentStorage = { load: () => undefined, save: () => {} };
const NO_BED: MyBedStorage = {
  load: () => undefined,
  save: () => {},
  onChangeElsewhere: () => () => {},
};
const NO_HISTORY: SearchHistory = { load: () => [], save: () => {} };

/**
 * Loads pages as the server builds them. A page of another build is not shown: its parts may not
 * fit the components of this tab.
 */
const createLoadPage =
  ({ boot: { page, build }, ports, text, prepare }: ShopInput): LoadPage =>
  async (path, query, until) => {
    const answer = await ports.pages.read(withCurrentPreview(page, `${path}${query}`), until);
    if (!answer.ok) throw new Error(answer.error.message);
    const { outcome } = answer.value;
    if (answer.value.build !== build) return { kind: 'outdated' };
    if (outcome.kind !== 'page') return outcome;
    await prepare?.(outcome.model);
    return { ...outcome, model: localizePage(outcome.model, text) };
  };
