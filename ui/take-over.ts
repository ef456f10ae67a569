import { reaction } from 'mobx';
import { beginMeasuring } from './measurement/begin-measuring.ts';
import { followLinks } from './navigation/follow-links.ts';
import { keepFocus } from './navigation/keep-focus.ts';
import { prefetchLinks } from './navigation/prefetch-links.ts';
import type { Shop } from './shop.ts';
import { beginInTurn, idleTask } from './tasks.ts';

/**
 * Starts the shop in a tab once React has hydrated the page: first the handlers of user input, then
 * the rest, task by task. Sets `data-hydrated` at the start, when the page is still as rendered by
 * the server, and `data-ready` at the end. Returns a function that stops it.
 */
export function takeOver(shop: Shop): () => void {
  const { cart, offeredCoupon, saved, viewed, consent } = shop.stores;
  mark('hydrated');
  return beginInTurn([
    () => followTheTab(shop),
    () => cart.start(),
    () => offeredCoupon.start(),
    () => saved.start(),
    () => viewed.start(),
    () => consent.start(),
    () => beginMeasuring(shop),
    () => mark('ready'),
    () => beginPrefetching(shop),
  ]);
}

function followTheTab({ stores: { navigation, search } }: Shop): () => void {
  const stops = [
    navigation.start(),
    followLinks(document, navigation),
    keepFocus(document),
    reaction(
      () => navigation.page,
      (page) => search.showPage(page),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}

function mark(state: 'hydrated' | 'ready'): () => void {
  document.documentElement.dataset[state] = '';
  return () => {};
}

const beginPrefetching = ({ stores: { navigation } }: Shop): (() => void) =>
  prefetchLinks({
    tab: window,
    prefetch: (url, until) => idleTask().then(() => navigation.prefetch(url, until)),
    onPage: (listener) => reaction(() => navigation.page, listener, { delay: AFTER_DRAWING }),
  });

/** Delay in milliseconds, so that a new page is rendered first. */
const AFTER_DRAWING = 200;
