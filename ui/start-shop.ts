import { reaction } from 'mobx';
import { splitUrl } from '#src/routing/url-parts.ts';
import { layOutLater } from './lay-out-later.ts';
import { startMeasurement } from './measurement/start-measurement.ts';
import type { EarlyPresses } from './navigation/early-presses.ts';
import { interceptLinks } from './navigation/intercept-links.ts';
import { restoreLostFocus } from './navigation/restore-lost-focus.ts';
import type { Shop } from './shop.ts';
import { startInSeparateTasks, idleTask, loadLate } from './tasks.ts';

/**
 * Starts the shop in a tab once React has hydrated the page: first the handlers of user input, then
 * the rest, task by task. Sets `data-hydrated` at the start, when the page is still as rendered by
 * the server, and `data-ready` at the end. Returns a function that stops it.
 */
export function startShop(shop: Shop, earlyPresses: EarlyPresses): () => void {
  const { cart, bedSides, deliveries, linkedCoupon, saved, recentlyViewed, consent, myBed } =
    shop.stores;
  mark('hydrated');
  return startInSeparateTasks([
    () => startNavigation(shop, earlyPresses),
    () => {
      deliveries.start();
      bedSides.start();
      return cart.start();
    },
    () => myBed.start(),
    () => linkedCoupon.start(),
    () => saved.start(),
    () => recentlyViewed.start(),
    () => consent.start(),
    () => startMeasurement(shop),
    ...layOutLater(document),
    () => mark('ready'),
    () => startPrefetching(shop),
    () => {
      void loadLate(() => cart.load(), { first: idleTask });
      return () => {};
    },
  ]);
}

function startNavigation(
  { stores: { navigation, search, cart } }: Shop,
  earlyPresses: EarlyPresses,
): () => void {
  const stops = [
    navigation.start(),
    interceptLinks(document, navigation),
    restoreLostFocus(document),
    reaction(
      () => navigation.status === 'loading',
      (isLoading) => isLoading && search.leavePage(),
    ),
    reaction(
      () => navigation.page,
      (page) => {
        search.showPage(page);
        cart.close();
      },
    ),
    reaction(
      () => navigation.page.url,
      () => cart.confirmation.dismiss(),
    ),
    reaction(
      () => splitUrl(navigation.page.url).path,
      () => earlyPresses.forget(),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

function mark(state: 'hydrated' | 'ready'): () => void {
  document.documentElement.dataset[state] = '';
  performance.mark(state);
  return () => {};
}

/** Loaded when the page is idle. */
function startPrefetching({ stores: { navigation } }: Shop): () => void {
  const stopped = new AbortController();
  const start = async (): Promise<void> => {
    await idleTask();
    const { prefetchLinks } = await import('./navigation/prefetch-links.ts');
    if (stopped.signal.aborted) return;
    const stop = prefetchLinks({
      tab: window,
      prefetch: (url, until) => navigation.prefetch(url, until),
      idle: idleTask,
      onPage: (listener) => reaction(() => navigation.page, listener, { delay: PREFETCH_DELAY }),
    });
    stopped.signal.addEventListener('abort', stop);
  };
  // Without it, pages are loaded when they are asked for.
  void start().catch(() => undefined);
  return () => stopped.abort();
}

/** Delay in milliseconds, so that a new page is rendered first. */
const PREFETCH_DELAY = 200;
