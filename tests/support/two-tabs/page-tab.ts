import { createBffCartGateway } from '#adapters/bff-client/bff-cart-gateway.ts';
import { createBffClient } from '#adapters/bff-client/bff-client.ts';
import { createBrowserCartStorage } from '#adapters/browser-storage/browser-cart-storage.ts';
import type { Ids } from '#ports/clock-and-ids.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { MIN_REFETCH_INTERVAL } from '#ui/stores/cart-refetch-on-focus.ts';
import { CART_ENGINE } from '#ui/stores/cart-engine.ts';
import { CartStore } from '#ui/stores/cart-store.ts';
import { NotificationStore } from '#ui/stores/notification-store.ts';
import { createMemoryBrowser } from '../memory-browser.ts';
import { createMemoryLog } from '../memory-log.ts';
import type { OpenDocument } from './shared-browser.ts';

const text = createTranslate('nl-nl', ALL_TEXTS);

/** Timeout in milliseconds that never applies, as calls are answered or aborted before. */
const CALL_TIMEOUT = 60_000;

/** The cart of a document as in `composition/browser.ts`, with its own `fetch`. */
export function openCart(document: OpenDocument, fetch: typeof globalThis.fetch, ids: Ids) {
  const log = createMemoryLog();
  const client = createBffClient({ baseUrl: '/api', fetch, timeoutMs: CALL_TIMEOUT });
  const browser = createMemoryBrowser();
  const { timers, tabFocus } = browser;
  const cart = new CartStore(
    {
      locale: 'nl-nl',
      text,
      notifications: new NotificationStore(ids, timers),
      timers,
      tabFocus,
      cookies: document.cookies,
      locks: document.locks,
      carts: createBffCartGateway(client, {
        wait: () => Promise.resolve(),
        random: () => 0,
        now: () => 0,
      }),
      storage: createBrowserCartStorage(document.window, log),
      ids,
      log,
    },
    CART_ENGINE,
  );
  cart.start();
  return {
    cart,
    /** The shopper returns to the tab after the interval of refetch on focus. */
    comeBack(): void {
      browser.pass(MIN_REFETCH_INTERVAL);
      browser.comeBack();
    },
  };
}
