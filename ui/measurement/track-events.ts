import { reaction, when } from 'mobx';
import { NO_CONSENT } from '#src/consent/consent.ts';
import { cartChangeEvents, cartViewedEvent } from '#src/measurement/measured-cart.ts';
import { measuredAddress } from '#src/measurement/measured-address.ts';
import { type MeasuredEvent, splitEvent } from '#src/measurement/measured-event.ts';
import {
  itemSelectedEvent,
  type TrackedHit,
  trackedHitInListing,
} from '#src/measurement/measured-listing.ts';
import {
  type MeasuredStrip,
  stripItemSelectedEvent,
  stripViewedEvent,
  trackedHitInStrip,
} from '#src/measurement/measured-strip.ts';
import { pageMeasurementEvents } from '#src/use-cases/page-measurement-events.ts';
import type { ListingPage, PageModel } from '#src/use-cases/page-model.ts';
import type { Shop } from '../shop.ts';
import type { MeasurementDependencies, MeasurementPorts } from './measurement-dependencies.ts';
import type { ProductOpenedListener } from './product-clicks.ts';
import { createSearchEventTracker } from './search-event-tracker.ts';

export type TrackEventsInput = {
  readonly shop: Shop;
  readonly dependencies: MeasurementDependencies;
  readonly measurementPorts: MeasurementPorts;
  /** Calls back when a product is opened from its card. Returns a function that stops it. */
  readonly onProductOpened: (listener: ProductOpenedListener) => () => void;
  readonly until: AbortSignal;
};

/** Reports the shopper's actions from now on, starting with the current page. */
export function trackEvents(input: TrackEventsInput): void {
  const { shop, measurementPorts, onProductOpened, until } = input;
  if (until.aborted) return;
  const { consent, navigation, cart, productStrips } = shop.stores;
  const { measurement } = measurementPorts;
  const track = (events: readonly MeasuredEvent[]) =>
    events.flatMap(splitEvent).forEach((event) => measurement.track(event));
  const search = createSearchEventTracker(input);
  const allow = () => measurement.setConsent(consent.choice ?? NO_CONSENT);
  const showPage = (page: PageModel, before?: PageModel) => {
    track(pageMeasurementEvents(page, before, navigation.isReturn));
    search.trackPage(page, before);
  };
  const select = (selected: MeasuredEvent | undefined, found: TrackedHit | undefined): void => {
    track(present(selected));
    if (found) search.trackProductOpened(found);
  };
  const stops = [
    // The address of a page is said before the tab has it: tags may hear of it at once.
    reaction(
      () => measuredAddress(navigation.target ?? navigation.page.url),
      (url) => measurement.showAddress(url),
      { fireImmediately: true },
    ),
    reaction(() => consent.choice, allow, { fireImmediately: true }),
    reaction(() => navigation.page, showPage, { fireImmediately: true }),
    cart.onChanged(({ command, before, after }) => {
      const events = cartChangeEvents(before, after);
      track(events);
      search.trackCartChange(command, events);
    }),
    onCartViewed(shop, () => track(present(cartViewedEvent(cart.cart)))),
    onProductStripViewed(shop, (row) => track(present(stripViewedEvent(row)))),
    onProductOpened((sku, row) => {
      const strip = productStrips.markSeen(row);
      const { page } = navigation;
      if (strip) select(stripItemSelectedEvent(strip, sku), trackedHitInStrip(strip, sku));
      else if (row === MAIN_LISTING && isListing(page)) {
        select(itemSelectedEvent(page, sku), trackedHitInListing(page, sku));
      }
    }),
  ];
  until.addEventListener('abort', () => stops.forEach((stop) => stop()));
}

const present = (event: MeasuredEvent | undefined): readonly MeasuredEvent[] =>
  event ? [event] : [];

const isListing = (page: PageModel): page is ListingPage =>
  page.type === 'listing' || page.type === 'search';

/** The `data-hits` value of the page's main product list. */
const MAIN_LISTING = '';

/** Reports each row once, including those seen before measuring started. */
const onProductStripViewed = (
  { stores: { productStrips } }: Shop,
  report: (row: MeasuredStrip) => void,
) =>
  reaction(
    () => productStrips.seen,
    (strips, before = []) => strips.filter((row) => !before.includes(row)).forEach(report),
    { fireImmediately: true },
  );

/** Reports a view of the cart page or the cart drawer, once the cart's contents are known. */
function onCartViewed({ stores: { navigation, cart } }: Shop, report: () => void): () => void {
  const isShown = () => navigation.page.type === 'cart' || cart.isOpen;
  let callOff: (() => void) | undefined;
  const stop = reaction(
    isShown,
    (isLooking) => {
      callOff?.();
      if (isLooking) callOff = when(() => cart.isKnown && !cart.isUpdating, report);
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    callOff?.();
  };
}
