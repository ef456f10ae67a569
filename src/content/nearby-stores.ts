import type { Country } from '../shared/locale.ts';
import { type GeoPoint, parallelAt } from './country-outlines.ts';
import type { Store } from './store.ts';
import { storesFor } from './store-map.ts';

/** A store that a shopper can go to. */
export type StoreNearby = {
  readonly store: Store;
  /** As the crow flies; absent without a place to measure from, or of the store. */
  readonly kilometres?: number;
};

/**
 * The stores of a country, and those close to its border, nearest first; without a place to measure
 * from in their own order. A store at the same distance as another keeps its order.
 */
export function nearbyStores(
  stores: readonly Store[],
  country: Country,
  from?: GeoPoint,
): readonly StoreNearby[] {
  const { own, near } = storesFor(stores, country);
  return [...own, ...near]
    .map((store): StoreNearby =>
      from && store.place ? { store, kilometres: kilometresBetween(from, store.place) } : { store },
    )
    .toSorted((a, b) => (a.kilometres ?? FAR) - (b.kilometres ?? FAR));
}

/** Farther than any place on earth. */
const FAR = 1e6;

/** Mean radius of the earth, in kilometres (IUGG). */
const EARTH_RADIUS = 6371;

/** The haversine of an angle in degrees. */
const haversine = (degrees: number): number => Math.sin((degrees * Math.PI) / 360) ** 2;

/** Length of the great circle between two places, by the haversine formula. */
export function kilometresBetween(from: GeoPoint, to: GeoPoint): number {
  const chord =
    haversine(to.latitude - from.latitude) +
    parallelAt(from.latitude) * parallelAt(to.latitude) * haversine(to.longitude - from.longitude);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
