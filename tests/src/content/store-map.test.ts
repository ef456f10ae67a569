import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORE_NAMES, storeFacts } from '#demo/content/store-facts.ts';
import { kilometresToBorder, outlineOf } from '#src/content/country-outlines.ts';
import { storeMap, storesFor } from '#src/content/store-map.ts';
import type { Store } from '#src/content/store.ts';
import { COUNTRIES, type Country } from '#src/shared/locale.ts';

const STORES: readonly Store[] = STORE_NAMES.map((name) => ({
  name,
  address: [],
  phone: '',
  hours: [],
  onDisplay: '',
  directions: '',
  place: storeFacts[name].place,
}));

const named = (stores: readonly Store[]) => stores.map(({ name }) => name);

const grouped = (country: Country) => {
  const { own, near, far } = storesFor(STORES, country);
  return [named(own), named(near), named(far)];
};

describe('storesFor', () => {
  it.each([
    ['NL', [['amersfoort', 'zwolle'], ['gent', 'muenster'], ['linz']]],
    ['BE', [['gent'], [], ['amersfoort', 'zwolle', 'muenster', 'linz']]],
    ['DE', [['muenster'], ['amersfoort', 'zwolle', 'linz'], ['gent']]],
    ['AT', [['linz'], [], ['amersfoort', 'zwolle', 'gent', 'muenster']]],
  ] as const)('groups the stores for shoppers of %s by country and border', (country, groups) => {
    expect(grouped(country)).toEqual(groups);
  });

  it('shows all stores where none is in the country or near it', () => {
    const linz = STORES.filter(({ name }) => name === 'linz');
    expect(storesFor(linz, 'BE')).toEqual({ own: linz, near: [], far: [] });
  });

  it('takes a store without a place for one of the country', () => {
    const store: Store = { ...STORES[0], name: 'x' } as Store;
    const { place: _, ...placeless } = store;
    expect(named(storesFor([placeless, ...STORES], 'AT').own)).toEqual(['x', 'linz']);
  });

  it('puts every store into one group', () => {
    fc.assert(
      fc.property(fc.subarray([...STORES]), fc.constantFrom(...COUNTRIES), (stores, country) => {
        const { own, near, far } = storesFor(stores, country);
        expect(named([...own, ...near, ...far]).toSorted()).toEqual(named(stores).toSorted());
      }),
    );
  });
});

describe('kilometresToBorder', () => {
  it('measures to the nearest point of the outline, not only to its corners', () => {
    const gent = { longitude: 3.7174, latitude: 51.0543 };
    expect(kilometresToBorder(gent, 'NL')).toBeGreaterThan(15);
    expect(kilometresToBorder(gent, 'NL')).toBeLessThan(35);
    const linz = { longitude: 14.2858, latitude: 48.3069 };
    expect(kilometresToBorder(linz, 'DE')).toBeGreaterThan(40);
    expect(kilometresToBorder(linz, 'DE')).toBeLessThan(60);
  });
});

describe('storeMap', () => {
  it.each(COUNTRIES)('draws the outline and the pins of %s within the frame', (country) => {
    const { own, near } = storesFor(STORES, country);
    const map = storeMap([...own, ...near], country);
    expect(map?.areas.map((area) => area.country)).toContain(country);
    expect(map?.pins.map(({ store }) => store)).toEqual([...own, ...near]);
    for (const { x, y } of map?.pins ?? []) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(map?.width ?? 0);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(map?.height ?? 0);
    }
  });

  it.each(COUNTRIES)(
    'writes no name of a store over another one or over a pin in %s',
    (country) => {
      const { own, near } = storesFor(STORES, country);
      const pins = storeMap([...own, ...near], country)?.pins ?? [];
      const boxes = pins.map(({ store, label: { x, y, anchor } }) => {
        const width = store.name.length * 8;
        const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
        return { name: store.name, left, right: left + width, y };
      });
      for (const box of boxes) {
        const others = boxes.filter(
          ({ name, left, right, y }) =>
            name !== box.name && Math.abs(y - box.y) < 16 && box.left < right && left < box.right,
        );
        const pinsBelow = pins.filter(
          ({ x, y }) => x > box.left && x < box.right && Math.abs(y - box.y) < 8,
        );
        expect({ ...box, others, pinsBelow }).toEqual({ ...box, others: [], pinsBelow: [] });
      }
    },
  );

  it('has north at the top and east at the right', () => {
    const pins = new Map(
      storeMap(STORES, 'NL')?.pins.map(({ store, x, y }) => [store.name, { x, y }]),
    );
    expect(pins.get('gent')?.y).toBeGreaterThan(pins.get('zwolle')?.y ?? Infinity);
    expect(pins.get('linz')?.x).toBeGreaterThan(pins.get('muenster')?.x ?? Infinity);
  });

  it('draws the country of stores that are all abroad, and nothing without a place', () => {
    const linz = STORES.filter(({ name }) => name === 'linz');
    const shown = storeMap(linz, 'NL')?.areas.filter(({ isShown }) => isShown);
    expect(shown?.map(({ country }) => country)).toEqual(['AT']);
    const { place: _, ...placeless } = STORES[0] as Store;
    expect(storeMap([placeless], 'NL')).toBe(undefined);
  });
});

describe('outlineOf', () => {
  it.each(COUNTRIES)('has rings of places in Europe for %s', (country) => {
    const points = outlineOf(country).flat();
    expect(points.length).toBeGreaterThan(20);
    for (const { longitude, latitude } of points) {
      expect(longitude).toBeGreaterThan(2);
      expect(longitude).toBeLessThan(18);
      expect(latitude).toBeGreaterThan(46);
      expect(latitude).toBeLessThan(56);
    }
  });
});
