import type { CartGateway } from '#ports/cart-gateway.ts';
import type { Consent } from '#src/consent/consent.ts';
import type { MeasurementSettings } from '#src/measurement/consent-form.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { trackEvents } from '#ui/measurement/track-events.ts';
import type { ProductOpenedListener } from '#ui/measurement/product-clicks.ts';
import type { LoadMeasurement } from '#ui/measurement/measurement-dependencies.ts';
import { blockRenderer, pageRenderer, readyParts } from '#ui/renderers/page-renderers.tsx';
import { createShop } from '#ui/shop.ts';
import { CART_ENGINE } from '#ui/stores/cart-engine.ts';
import { createMemoryBrowser } from '../../support/memory-browser.ts';
import { stubPorts } from '../../support/open-shop.ts';
import { aPicture, aShell } from '../../support/shown-pages.ts';
import { createArticleCarts } from '../../support/article-carts.ts';
import { createMemoryConsents } from '../../support/memory-browser-storage.ts';
import { createMemoryMeasurement } from '../../support/memory-measurement.ts';
import { createMemorySearchEvents } from '../../support/memory-search-events.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';

export const SETTINGS: MeasurementSettings = {
  tagScript: 'https://tags.example/gtm.js?id=GTM-1',
  searchEvents: true,
};

const article = (sku: string) => ({
  sku,
  name: 'Duin',
  url: '/matras-duin',
  image: aPicture,
  cents: 29_900,
  stock: 10,
});
export const ARTICLES = ['DUIN-90x200', 'LAMP'].map(article);

type Setting = {
  readonly consent?: Consent;
  readonly settings?: MeasurementSettings;
  readonly open?: LoadMeasurement;
  readonly carts?: CartGateway;
};

/** A tab with a page of a shop that measures with consent, and a test clock. */
export function openTab(page: PageModel, setting: Setting = {}) {
  const { consent, settings = SETTINGS, open, carts } = setting;
  const browser = createMemoryBrowser();
  const clock = { time: 1000, now: () => clock.time };
  const measurement = createMemoryMeasurement();
  const searchEvents = createMemorySearchEvents(clock);
  const measurementPorts = { measurement, searchEvents };
  const shop = createShop({
    boot: {
      page,
      shell: aShell,
      build: 'test',
      navigationTimeout: 4000,
      measurement: settings,
    },
    text: createTranslate(page.locale, ALL_TEXTS),
    getPageComponent: pageRenderer,
    getBlockComponent: blockRenderer,
    lateParts: readyParts,
    cartEngine: CART_ENGINE,
    browser,
    ports: {
      ...stubPorts(),
      carts: carts ?? createArticleCarts(ARTICLES, createSequentialIds('c')),
      consents: createMemoryConsents(consent),
      loadMeasurement: open ?? (() => Promise.resolve(measurementPorts)),
      clock,
    },
  });
  return { shop, browser, clock, ...measurementPorts };
}

/** The same tab, already measuring. */
export function openMeasured(page: PageModel, setting: Setting = {}) {
  const tab = openTab(page, setting);
  const { shop, measurement, searchEvents } = tab;
  const openers = new Set<ProductOpenedListener>();
  const ended = new AbortController();
  shop.stores.consent.start();
  shop.stores.cart.start();
  if (!shop.measurement) throw new Error('The shop measures nothing.');
  trackEvents({
    shop,
    dependencies: shop.measurement,
    measurementPorts: { measurement, searchEvents },
    onProductOpened(listener) {
      openers.add(listener);
      return () => openers.delete(listener);
    },
    until: ended.signal,
  });
  return {
    ...tab,
    open: (sku: string, row = '') => openers.forEach((hear) => hear(sku, row)),
    show: (shown: PageModel) => shop.stores.navigation.updatePage(shown),
    stop: () => ended.abort(),
    kinds: () => measurement.events.map(({ kind }) => kind),
    searches: () => searchEvents.events.map(({ event }) => event),
  };
}
