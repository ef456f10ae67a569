import { COUNTRIES, type Country } from '../shared/locale.ts';
import { type GeoPoint, kilometresToBorder, outlineOf, parallelAt } from './country-outlines.ts';
import type { Store, StorePlace } from './store.ts';

/** Stores by where they are, seen from the country of a shop. */
export type StoreGroups = {
  readonly own: readonly Store[];
  /** In another country, but close to the border. */
  readonly near: readonly Store[];
  readonly far: readonly Store[];
};

/** About an hour's drive, in kilometres from the border. */
const NEAR = 60;

/**
 * Groups stores for the shoppers of a country. A store without a place counts as in it; if there is
 * none in it or near it, all stores are shown as if they were.
 */
export function storesFor(stores: readonly Store[], country: Country): StoreGroups {
  const own = stores.filter(({ place }) => (place?.country ?? country) === country);
  const others = stores.filter((store) => !own.includes(store));
  const near = others.filter(({ place }) => place && kilometresToBorder(place, country) <= NEAR);
  if (own.length + near.length === 0) return { own: stores, near: [], far: [] };
  return { own, near, far: others.filter((store) => !near.includes(store)) };
}

/** A drawn map: a frame of pixels, the countries in it as paths of SVG, and a pin per store. */
export type StoreMap = {
  readonly width: number;
  readonly height: number;
  readonly areas: readonly MapArea[];
  readonly pins: readonly StorePin[];
};

/** A country as a path of SVG; the one that fills the frame is `isShown`. */
type MapArea = {
  readonly country: Country;
  readonly path: string;
  readonly isShown: boolean;
};

/** A pin in the frame, and where the name of its store stands beside it. */
type StorePin = Point & {
  readonly store: Store;
  readonly label: Point & { readonly anchor: 'start' | 'middle' | 'end' };
};

type Point = { readonly x: number; readonly y: number };

/** Width of the frame, that of a small phone's column. */
const WIDTH = 320;
/** Between the frame and what has to be in it: the half of a pin that is pressed, and its name. */
const MARGIN = 28;

/**
 * The map of these stores, with the countries that are theirs or the shop's as large as the frame
 * allows. `undefined` if no store has a place.
 */
export function storeMap(stores: readonly Store[], country: Country): StoreMap | undefined {
  const placed = stores.flatMap((store) => (store.place ? [{ store, place: store.place }] : []));
  if (placed.length === 0) return undefined;
  const places = placed.map(({ place }) => place);
  const shown = places.some((place) => place.country === country) ? country : places[0]?.country;
  const frame = frameAround([...outlineOf(shown ?? country).flat(), ...places]);
  return {
    width: WIDTH,
    height: frame.height,
    areas: COUNTRIES.flatMap((one) => {
      const rings = outlineOf(one).map((ring) => ring.map(frame.at));
      const isSeen = rings
        .flat()
        .some(({ x, y }) => x > 0 && x < WIDTH && y > 0 && y < frame.height);
      return isSeen
        ? [{ country: one, path: rings.map(pathOf).join(''), isShown: one === shown }]
        : [];
    }),
    pins: withLabels(
      placed.map(({ store, place }) => ({ store, at: frame.at(place) })),
      frame.height,
    ),
  };
}

/** A degree of latitude is everywhere as long as at the middle of the frame. */
function frameAround(points: readonly (GeoPoint | StorePlace)[]) {
  const [west, east] = boundsOf(points.map(({ longitude }) => longitude));
  const [south, north] = boundsOf(points.map(({ latitude }) => latitude));
  const parallel = parallelAt((south + north) / 2);
  const scale = (WIDTH - 2 * MARGIN) / ((east - west) * parallel);
  return {
    height: Math.ceil((north - south) * scale + 2 * MARGIN),
    at: ({ longitude, latitude }: GeoPoint): Point => ({
      x: rounded((longitude - west) * parallel * scale + MARGIN),
      y: rounded((north - latitude) * scale + MARGIN),
    }),
  };
}

const boundsOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

const rounded = (value: number): number => Math.round(value * 10) / 10;

const pathOf = (ring: readonly Point[]): string =>
  `M${ring.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;

/** Half the height of a name, the mean width of its letters, its gap to the pin, and a pin, in pixels. */
const HALF_LINE = 8;
const LETTER = 8;
const GAP = 11;
const PIN = 12;
/** From a pin to a name that begins below or above it. */
const ASKEW = 26;

type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Puts each name on the first side of its pin where it covers no pin and no other name. */
function withLabels(
  pins: readonly { readonly store: Store; readonly at: Point }[],
  height: number,
): readonly StorePin[] {
  const taken = pins.map(({ at: { x, y } }) => boxAround({ x, y }, PIN));
  return pins.map(({ store, at }) => {
    const sides = labelsBeside(at);
    const width = store.name.length * LETTER;
    const isFree = (label: StorePin['label']) => {
      const box = boxOfLabel(label, width);
      const isInside = box.left >= 0 && box.right <= WIDTH && box.top >= 0 && box.bottom <= height;
      return isInside && !taken.some((other) => isOverlap(box, other));
    };
    const label = sides.find(isFree) ?? sides[0];
    taken.push(boxOfLabel(label, width));
    return { store, x: at.x, y: at.y, label };
  });
}

/**
 * Positions of a label beside its pin, best first: right, left, above, below, diagonal. `y` is the
 * middle of the line.
 */
const labelsBeside = ({
  x,
  y,
}: Point): readonly [StorePin['label'], ...(readonly StorePin['label'][])] => [
  { x: x + GAP, y, anchor: 'start' },
  { x: x - GAP, y, anchor: 'end' },
  { x, y: y - GAP - HALF_LINE, anchor: 'middle' },
  { x, y: y + GAP + HALF_LINE, anchor: 'middle' },
  { x: x - HALF_LINE, y: y + ASKEW, anchor: 'start' },
  { x: x - HALF_LINE, y: y - ASKEW, anchor: 'start' },
];

const PART_BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

function boxOfLabel({ x, y, anchor }: StorePin['label'], width: number): Box {
  const left = x - width * PART_BEFORE[anchor];
  return { left, right: left + width, top: y - HALF_LINE, bottom: y + HALF_LINE };
}

const boxAround = ({ x, y }: Point, size: number): Box => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});

const isOverlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
