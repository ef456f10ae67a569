/** A point in a room: centimetres to the right, away from the viewer, and up. */
export type Spot = readonly [x: number, y: number, z: number];

/** A line of a surface seen from the side: how far from the foot of the bed, and how high. */
export type Profile = readonly (readonly [y: number, z: number])[];

const YAW = (-33 * Math.PI) / 180;
const TILT = (19 * Math.PI) / 180;
/** Distance of the eye in centimetres, and the pixels of a centimetre at the middle of a bed. */
const DISTANCE = 700;
const SCALE = 3.3;
const MIDDLE = [575, 600] as const;

/** Projects a room with a bed in its middle, seen from the right of its foot, to pixels. */
export function roomProjection(width: number, length: number) {
  const pixel = ([x, y, z]: Spot): readonly [number, number] => {
    const right = x - width / 2;
    const away = y - length / 2;
    const across = right * Math.cos(YAW) - away * Math.sin(YAW);
    const depth = right * Math.sin(YAW) + away * Math.cos(YAW);
    // Without the height, so that what stands upright stays upright, as an architect draws.
    const scale = (SCALE * DISTANCE) / (DISTANCE + depth * Math.cos(TILT));
    const up = z * Math.cos(TILT) + depth * Math.sin(TILT);
    return [Math.round(MIDDLE[0] + across * scale), Math.round(MIDDLE[1] - up * scale)];
  };
  const line = (...spots: readonly Spot[]): string =>
    `M${spots.map((spot) => pixel(spot).join(' ')).join('L')}`;
  return { pixel, line, area: (...spots: readonly Spot[]): string => `${line(...spots)}Z` };
}

export type Projection = ReturnType<typeof roomProjection>;

/** Mixes a colour with black (below 0) or white (above 0): `#808080`, by -1 to 1. */
export function shaded(color: string, by: number): string {
  const target = by < 0 ? 0 : 255;
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(value + (target - value) * Math.abs(by));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
