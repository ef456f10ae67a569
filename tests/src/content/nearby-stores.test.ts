import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import { postcodeRegionCentre } from '#src/address/postcode-regions.ts';
import { kilometresBetween, nearbyStores } from '#src/content/nearby-stores.ts';
import {
  isOnDisplay,
  storeLocations,
  storeSupply,
  toldKilometres,
} from '#src/content/store-display.ts';
import { storesFor } from '#src/content/store-map.ts';
import type { Store } from '#src/content/store.ts';
import { COUNTRIES } from '#src/shared/locale.ts';

const page = content['nl-nl'].pages.find(({ uid }) => uid === 'stores');
const blocks = page && 'blocks' in page ? (page.blocks ?? []) : [];
const STORES = blocks.flatMap((block) => (block.type === 'stores' ? block.stores : []));
const namesOf = (country: 'NL' | 'BE' | 'DE' | 'AT', postcode?: string) =>
  nearbyStores(STORES, country, postcodeRegionCentre(postcode ?? '', country)).map(
    ({ store }) => store.name,
  );

describe('nearbyStores', () => {
  it('SN1 has the stores of the country and its neighbours, nearest first', () => {
    expect(namesOf('NL')).toEqual(['Amersfoort', 'Zwolle', 'Gent', 'Münster']);
    expect(namesOf('NL', '7511 AB')).toEqual(['Münster', 'Zwolle', 'Amersfoort', 'Gent']);
    expect(namesOf('NL', '4331AA')).toEqual(['Gent', 'Amersfoort', 'Zwolle', 'Münster']);
    expect(namesOf('AT', '1010')).toEqual(['Linz']);
  });

  const anyPlace = fc.record({
    latitude: fc.double({ min: 46, max: 55, noNaN: true }),
    longitude: fc.double({ min: 3, max: 17, noNaN: true }),
  });
  const anyStores = fc.shuffledSubarray([...STORES]);

  it('SN1 sorts by distance, and loses, doubles and adds no store', () => {
    fc.assert(
      fc.property(anyStores, fc.constantFrom(...COUNTRIES), anyPlace, (stores, country, from) => {
        const found = nearbyStores(stores, country, from);
        const distances = found.map(({ kilometres }) => kilometres ?? -1);
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        const { own, near } = storesFor(stores, country);
        expect(new Set(found.map(({ store }) => store))).toEqual(new Set([...own, ...near]));
      }),
    );
  });

  it('SN1 keeps the order of stores at one distance, those without a place last', () => {
    const [first, second] = STORES;
    if (!first?.place || !second) throw new Error('The demo has stores.');
    const { place: _, ...placeless } = second;
    const stores: readonly Store[] = [
      { ...placeless, name: 'without' },
      { ...first, name: 'a' },
      { ...first, name: 'b' },
    ];
    const found = nearbyStores(stores, 'NL', first.place);
    expect(found.map(({ store }) => store.name)).toEqual(['a', 'b', 'without']);
  });
});

describe('kilometresBetween', () => {
  it('SN1 is the way along the great circle', () => {
    const amersfoort = { latitude: 52.1561, longitude: 5.3878 };
    const linz = { latitude: 48.3069, longitude: 14.2858 };
    expect(kilometresBetween(amersfoort, linz)).toBeCloseTo(768, -1);
    expect(kilometresBetween(amersfoort, amersfoort)).toBe(0);
    expect(kilometresBetween(linz, amersfoort)).toBeCloseTo(kilometresBetween(amersfoort, linz), 9);
  });

  it.each([
    [0, 5],
    [7.4, 5],
    [7.5, 10],
    [43, 45],
  ])('SN1 tells %d km as %d', (kilometres, told) => {
    expect(toldKilometres(kilometres)).toBe(told);
  });
});

const product = (value: string) => ({
  attributes: [{ code: 'available_store_locations', label: '', value }],
});

describe('isOnDisplay', () => {
  const [store] = STORES;
  const isShown = (value: string) => store && isOnDisplay(store, storeLocations(product(value)));

  it('SN2 is in the stores that the product names, by their name or town', () => {
    expect(isShown('Zwolle, amersfoort')).toBe(true);
    expect(isShown('Zwolle')).toBe(false);
    expect(isShown('')).toBe(false);
    expect(storeLocations({ attributes: [] })).toEqual([]);
  });
});

describe('storeSupply', () => {
  const store = { name: 'Zuid', address: [], phone: '', hours: [], onDisplay: '', directions: '' };
  const supplyOf = (pieces: Parameters<typeof storeSupply>[1], stock = 5) =>
    storeSupply(store, pieces, { stock });

  it('is in stock where the store itself has a piece', () => {
    const own = { store: 'zuid', pieces: 1 };
    const none = { store: 'Zuid', pieces: 0 };
    expect(supplyOf([{ store: 'Noord', pieces: 3 }, none, own])).toBe('in-stock');
    expect(supplyOf([own], 0)).toBe('in-stock');
    expect(supplyOf([{ store: 'Noord', pieces: 3 }, none])).toBe('to-order');
    expect(supplyOf([])).toBe('to-order');
  });

  it('is unknown without an answer, and where nothing can be ordered either', () => {
    expect(supplyOf(undefined)).toBeUndefined();
    expect(supplyOf([], 0)).toBeUndefined();
  });

  it('SN2 shows a product in a store without a place by its name', () => {
    expect(isOnDisplay(store, ['ZUID'])).toBe(true);
    expect(isOnDisplay(store, [''])).toBe(false);
  });
});

describe('postcodeRegionCentre', () => {
  it.each([
    ['NL', '3811 AB', 52.16, 5.39],
    ['BE', '9000', 51.05, 3.72],
    ['DE', '48143', 51.96, 7.63],
    ['AT', '4020', 48.31, 14.29],
  ] as const)('SN1 is near the town in %s: %s', (country, code, latitude, longitude) => {
    const centre = postcodeRegionCentre(code, country);
    expect(centre && kilometresBetween(centre, { latitude, longitude })).toBeLessThan(45);
  });

  it('SN1 is unknown for no postal code of the country, and for a region without codes', () => {
    expect(postcodeRegionCentre('12', 'NL')).toBeUndefined();
    expect(postcodeRegionCentre('2700', 'BE')).toBeUndefined();
  });
});
