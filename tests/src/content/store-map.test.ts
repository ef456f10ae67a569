import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORE_NAMES, storeFacts } from '#demo/content/store-facts.ts';
import { kilometresToBorder, outlineOf } from '#src/content/country-outlines.ts';
import { kilometresBetween } from '#src/content/nearby-stores.ts';
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

/** Places along the border: its corners, and those between in so many steps. */
const borderOf = (country: Country, steps: number) =>
  outlineOf(country).flatMap((ring) =>
    ring.flatMap((start, index) => {
      const end = ring[index + 1] ?? ring[0] ?? start;
      return Array.from({ length: steps }, (_, step) => ({
        longitude: start.longitude + ((end.longitude - start.longitude) * step) / steps,
        latitude: start.latitude + ((end.latitude - start.latitude) * step) / steps,
      }));
    }),
  );

describe('kilometresToBorder', () => {
  it('measures to the nearest point of the outline, not only to its corners', () => {
    const gent = { longitude: 3.7174, latitude: 51.0543 };
    expect(kilometresToBorder(gent, 'NL')).toBeGreaterThan(15);
    expect(kilometresToBorder(gent, 'NL')).toBeLessThan(35);
    const linz = { longitude: 14.2858, latitude: 48.3069 };
    expect(kilometresToBorder(linz, 'DE')).toBeGreaterThan(40);
    expect(kilometresToBorder(linz, 'DE')).toBeLessThan(60);
  });

  it.each(['NL', 'AT'] as const)(
    'is nothing on the border of %s, at its corners and between them',
    (country) => {
      const places = borderOf(country, 2).filter((_, index) => index % 3 === 0);
      for (const place of places) expect(kilometresToBorder(place, country)).toBeLessThan(0.1);
    },
  );

  it('is the way to the nearest place of the border', () => {
    const anyPlace = fc.record({
      latitude: fc.double({ min: 46, max: 55, noNaN: true }),
      longitude: fc.double({ min: 3, max: 17, noNaN: true }),
    });
    // Half a step of the longest line is 2 km.
    const borders = new Map(COUNTRIES.map((country) => [country, borderOf(country, 16)]));
    fc.assert(
      fc.property(anyPlace, fc.constantFrom(...COUNTRIES), (place, country) => {
        const nearest = Math.min(
          ...(borders.get(country) ?? []).map((one) => kilometresBetween(place, one)),
        );
        fc.pre(nearest < 200);
        const kilometres = kilometresToBorder(place, country);
        expect(kilometres).toBeLessThan(nearest * 1.05 + 1);
        expect(kilometres).toBeGreaterThan(nearest * 0.95 - 3);
      }),
      { numRuns: 30 },
    );
  });
});

const numbersIn = (path = '') =>
  Array.from(path.matchAll(/(-?\d+) (-?\d+)/gu), ([, x, y]) => [x, y]);

/** Stores in the Netherlands, by their names and places from the middle of the frame, in pixels. */
const placed = (...stores: readonly (readonly [name: string, x: number, y: number])[]) => {
  const [store] = STORES;
  if (!store?.place) throw new Error('The demo has stores.');
  const { place } = store;
  return stores.map(([name, x, y]) => {
    const at = { longitude: 5.3 + x / 68.6, latitude: 52.2 - y / 112 };
    return Object.assign({}, store, { name, place: Object.assign({}, place, at) });
  });
};

const labelsOf = (y: number) =>
  (storeMap(placed(['Amersfoort', 0, 0], ['Zwolle', 60, y]), 'NL')?.pins ?? []).map((pin) => [
    pin.label.anchor,
    Math.round(pin.label.y - pin.y),
  ]);

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

  it.each(COUNTRIES)('fills the frame with %s but for a margin', (country) => {
    const map = storeMap(storesFor(STORES, country).own, country);
    const shown = map?.areas.find(({ isShown }) => isShown);
    const points = numbersIn(shown?.path);
    const boundsOf = (axis: 0 | 1) => {
      const values = points.map((point) => Number(point[axis]));
      return [Math.min(...values), Math.max(...values)];
    };
    expect(shown?.path).toMatch(/^(?:M-?\d+ -?\d+(?:L-?\d+ -?\d+)+z)+$/u);
    expect(points).toHaveLength(outlineOf(country).flat().length);
    expect(map?.width).toBe(320);
    expect(boundsOf(0)).toEqual([28, 292]);
    const [top, bottom = 0] = boundsOf(1);
    expect(top).toBe(28);
    expect(Math.abs((map?.height ?? 0) - bottom - 28)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['NL', ['NL', 'BE', 'DE']],
    ['BE', ['NL', 'BE', 'DE']],
    ['AT', ['DE', 'AT']],
  ] as const)('draws beside %s what else is in the frame', (country, countries) => {
    const { areas = [] } = storeMap(storesFor(STORES, country).own, country) ?? {};
    expect(areas.map((area) => area.country)).toEqual(countries);
    expect(areas.filter(({ isShown }) => isShown).map((area) => area.country)).toEqual([country]);
  });

  it('shows the country of the shop if one of the stores is there, in whatever order', () => {
    const both = STORES.filter(({ name }) => name === 'muenster' || name === 'amersfoort');
    for (const stores of [both, both.toReversed()]) {
      const shown = storeMap(stores, 'NL')?.areas.find(({ isShown }) => isShown);
      expect(shown?.country).toBe('NL');
    }
  });

  it('draws degrees as long as they are in the middle of the frame', () => {
    const [first, east, south] =
      storeMap(placed(['a', 0, 0], ['b', 40, 0], ['c', 0, 40]), 'NL')?.pins ?? [];
    expect(Math.round((east?.x ?? 0) - (first?.x ?? 0))).toBe(40);
    expect(Math.round((south?.y ?? 0) - (first?.y ?? 0))).toBe(40);
    expect([east?.y, south?.x]).toEqual([first?.y, first?.x]);
  });

  const LONG = 'x'.repeat(20);
  it.each<[string, readonly (readonly [string, number, number])[], object]>([
    ['right of its pin', [['Zwolle', 0, 0]], { dx: 11, dy: 0, anchor: 'start' }],
    ['left where there is no room', [[LONG, 90, 0]], { dx: -11, dy: 0, anchor: 'end' }],
    [
      'left of another pin',
      [
        ['Zwolle', 0, 0],
        ['', 24, 4],
      ],
      { dx: -11, dy: 0, anchor: 'end' },
    ],
    ['above', [[LONG, 0, 0]], { dx: 0, dy: -19, anchor: 'middle' }],
    [
      'below',
      [
        [LONG, 0, 0],
        ['', -30, -22],
      ],
      { dx: 0, dy: 19, anchor: 'middle' },
    ],
    [
      'askew below',
      [
        [LONG, 0, 0],
        ['', -30, -22],
        ['', -30, 22],
      ],
      { dx: -8, dy: 26, anchor: 'start' },
    ],
    [
      'askew above',
      [
        [LONG, 0, 0],
        ['', -30, -22],
        ['', 30, 22],
      ],
      { dx: -8, dy: -26, anchor: 'start' },
    ],
    [
      'right if there is no room at all',
      [['x'.repeat(60), 0, 0]],
      { dx: 11, dy: 0, anchor: 'start' },
    ],
  ])('writes the name of a store %s', (_, stores, expected) => {
    const [pin] = storeMap(placed(...stores), 'NL')?.pins ?? [];
    if (!pin) throw new Error('The store has a pin.');
    const { x, y, anchor } = pin.label;
    expect({ dx: Math.round(x - pin.x), dy: Math.round(y - pin.y), anchor }).toEqual(expected);
  });

  it('writes a name past those that are there already', () => {
    expect(labelsOf(18)).toEqual([
      ['start', 0],
      ['start', 0],
    ]);
    expect(labelsOf(15)).toEqual([
      ['start', 0],
      ['middle', 19],
    ]);
  });

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
