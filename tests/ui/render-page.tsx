import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { Locale } from '#src/shared/locale.ts';
import { memoize } from '#src/shared/memoize.ts';
import { ok } from '#src/shared/result.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { showPage } from '#src/use-cases/show-page.ts';
import { createFakePorts, type FakeShop, type Outage } from '#tests/support/fake-ports.ts';
import { SHOP } from '#tests/support/fake-shop.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import {
  blockRenderer,
  pageRenderer,
  readyParts,
  roomTools,
  stockAlert,
} from '#ui/renderers/page-renderers.tsx';
import { ShopProvider } from '#ui/shop-context.tsx';
import { createShop, type PageReads, type Shop, type ShopInput, type ShopPorts } from '#ui/shop.ts';
import { CART_ENGINE } from '#ui/stores/cart-engine.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { withdrawalsWithLetters } from '../support/letters-sent.ts';
import {
  createMemoryCartStorage,
  createMemoryRecentlyViewed,
  createMemorySavedProducts,
} from '../support/memory-browser-storage.ts';
import { createMemoryLog, type MemoryLog } from '../support/memory-log.ts';
import { NO_RECOMMENDATIONS } from '../support/open-shop.ts';
import { createSequentialIds } from '../support/sequential-ids.ts';

const SITE = {
  domains: { 'nl-nl': 'https://nl.example', 'de-de': 'https://de.example' },
  remap: {},
};

type Setting = {
  readonly locale?: Locale;
  readonly shop?: FakeShop;
  readonly outages?: readonly Outage[];
};

/** The page of the fake shop at an address, from its use case. */
export async function pageAt(url: string, setting: Setting = {}): Promise<PageModel> {
  const { locale = 'nl-nl', shop = SHOP, outages = [] } = setting;
  const [path = '/', query = ''] = url.split('?');
  const request = { locale, hostKnown: true, path, query: query && `?${query}` };
  const outcome = await showPage(createFakePorts(shop, ...outages), SITE, request);
  if (outcome.kind === 'moved') throw new Error(`${url} moved to ${outcome.location}`);
  return outcome.model;
}

/** Pages of the fake shop, as its server would answer them. */
const fakePages = (locale: Locale): PageReads => ({
  async read(url) {
    const request = { locale, hostKnown: true, ...splitUrl(url) };
    const outcome = await showPage(createFakePorts(SHOP), SITE, request);
    return ok({ build: BUILD, outcome });
  },
});

const BUILD = 'test';

const translatorOf = memoize((locale: Locale) => createTranslate(locale, ALL_TEXTS));

/** A shop with a page, and its log. */
export function shopAround(
  page: PageModel,
  shell = SHOP.shell,
  { browser, ...own }: Partial<ShopPorts> & Pick<ShopInput, 'browser'> = {},
): { shop: Shop; log: MemoryLog } {
  const log = createMemoryLog();
  const ids = createSequentialIds();
  const storage = createMemoryCartStorage();
  const recentlyViewedStorage = createMemoryRecentlyViewed();
  const withdrawals = withdrawalsWithLetters(createFixedClock());
  const savedProductsStorage = createMemorySavedProducts();
  const ports = {
    ...createFakePorts(SHOP),
    pages: fakePages(page.locale),
    recommender: NO_RECOMMENDATIONS,
    storage,
    recentlyViewedStorage,
    stockRequests: { request: () => Promise.resolve(ok('accepted' as const)) },
    withdrawals,
    savedProductsStorage,
    ids,
    log,
    ...own,
  };
  const boot = { page, shell, build: BUILD, navigationTimeout: 4000 };
  const text = translatorOf(page.locale);
  return {
    shop: createShop({
      boot,
      text,
      getPageComponent: pageRenderer,
      getBlockComponent: blockRenderer,
      getRoomTools: roomTools,
      getStockAlert: stockAlert,
      lateParts: readyParts,
      ports,
      ...(browser && { browser }),
      cartEngine: CART_ENGINE,
    }),
    log,
  };
}

/** HTML of an element in this shop. */
export const markup = (shop: Shop, element: ReactNode): string =>
  renderToStaticMarkup(<ShopProvider shop={shop}>{element}</ShopProvider>);

/** HTML of the page at an address, without its layout. */
export async function markupAt(url: string, setting?: Setting): Promise<string> {
  const page = await pageAt(url, setting);
  const Page = pageRenderer(page);
  return markup(shopAround(page).shop, <Page page={page} />);
}

/** HTML of an element that needs a shop, in a locale. */
export async function markupIn(locale: Locale, element: ReactNode): Promise<string> {
  return markup(shopAround(await pageAt('/', { locale })).shop, element);
}

/** Every match of the pattern's first group, in order. */
export const found = (html: string, pattern: RegExp): readonly string[] =>
  Array.from(html.matchAll(pattern), ([, group = '']) => group);

/** The start tags of an element with all of the given attributes. */
export const tags = (html: string, ...parts: readonly string[]): readonly string[] =>
  found(html, /(<[a-z][^>]*>)/g).filter((tag) => parts.every((part) => tag.includes(part)));
