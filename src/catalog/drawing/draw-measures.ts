import { BESIDE_BED, type DrawnMeasures, type Measures } from '../measures.ts';
import { SLEEPER_HEIGHT, SLEEPER_OUTLINE } from '../sleepers.ts';
import { filled } from './marks.ts';

type Point = readonly [x: number, y: number];
type Side = 'below' | 'beside' | 'left' | 'right';
type Line = readonly [side: Side, from: Point, to: Point, centimetres: number];
/** How numbers are written: their size, and what precedes their decimals. */
type Lettering = { readonly font: number; readonly decimalMark: string };

const COLORS = {
  ground: '#f4f2ee',
  light: '#fff',
  front: '#e8e9ec',
  side: '#d2d5db',
  edge: '#8d8778',
  line: '#646c7c',
  ink: '#1a2233',
};
/** How far a centimetre of depth goes to the right and upwards. */
const DEPTH = { x: 0.4, y: 0.3 };
/** Aspect ratio of the photographs. */
const SHAPE = 4 / 3;

/** A product as a box to scale, with its measures; dashed for the room that another form takes. */
export function drawMeasures(measures: DrawnMeasures, isOutline: boolean): string {
  const { width, depth, height = 0, headboard = 0, decimalMark } = measures;
  const isFlat = height === 0;
  const at = placing(isFlat);
  const [right, upper] = at(width, depth, Math.max(height, headboard));
  const font = Math.max(right, -upper * SHAPE) / 17;
  const lines: readonly Line[] = [
    ['below', at(0, 0, 0), at(width, 0, 0), width],
    [isFlat ? 'right' : 'beside', at(width, 0, 0), at(width, depth, 0), depth],
    ['left', at(0, 0, 0), at(0, 0, height), height],
    ['right', at(width, depth, 0), at(width, depth, headboard), headboard],
  ];
  const dashes = isOutline ? ` fill-opacity=".5" stroke-dasharray="${rounded(font / 2)}"` : '';
  const faces = facesOf(measures).map(({ color, points }) =>
    filled(`M${points.map(pair).join('L')}Z`, isOutline ? COLORS.light : color, dashes),
  );
  const bounds = {
    left: -font * 6.4,
    right: right + font * 6.4,
    top: upper - font,
    bottom: font * 3.5,
  };
  const dimensions = lines.map((line) => dimension(line, { font, decimalMark }));
  return sheet(bounds, font, [...faces, ...dimensions].join(''));
}

/** Where a place is drawn: to the right, to the back and upwards; what is flat is seen from above. */
const placing =
  (isFlat: boolean) =>
  (x: number, y: number, z: number): Point =>
    isFlat ? [x, -y] : [x + y * DEPTH.x, -z - y * DEPTH.y];

type Face = { readonly color: string; readonly points: readonly Point[] };

/** The faces that are seen, from back to front. */
function facesOf({ width, depth, height = 0, headboard = 0 }: Measures): readonly Face[] {
  const at = placing(height === 0);
  const upright = (y: number, tall: number): readonly Point[] => [
    at(0, y, 0),
    at(width, y, 0),
    at(width, y, tall),
    at(0, y, tall),
  ];
  const across = (y: number): readonly [Point, Point] => [at(0, y, height), at(width, y, height)];
  const [left, right] = across(depth);
  const top = { color: COLORS.light, points: [...across(0), right, left] };
  if (height === 0) return [top];
  const base: readonly Point[] = [at(width, depth, 0), at(width, 0, 0)];
  return [
    ...(headboard > height ? [{ color: COLORS.front, points: upright(depth, headboard) }] : []),
    top,
    { color: COLORS.side, points: [...base, at(width, 0, height), right] },
    { color: COLORS.front, points: upright(0, height) },
  ];
}

/** How far from a bed the middle of the person beside it is, in centimetres. */
const FAR = 105;

/** A bed from its foot end, to scale, with somebody who stands beside it. */
export function drawStanding(measures: DrawnMeasures): string {
  const { width, height = 0, headboard = 0, decimalMark } = measures;
  const font = 13;
  const middle = width + FAR;
  const bounds = {
    left: -font * 6.4,
    right: middle + 40,
    top: -Math.max(BESIDE_BED, headboard) - font,
    bottom: font * 3.5,
  };
  const block = (tall: number, color: string): string =>
    `<rect y="${-tall}" width="${width}" height="${tall}" rx="4" fill="${color}"/>`;
  const lines: readonly Line[] = [
    ['below', [0, 0], [width, 0], width],
    ['left', [0, 0], [0, -height], height],
    ['right', [width, 0], [width, -headboard], headboard],
  ];
  return sheet(
    bounds,
    font,
    `<path d="M-999 0H1999"/>${block(headboard, COLORS.front)}${block(height, COLORS.light)}` +
      `<path d="${SLEEPER_OUTLINE}" fill="${COLORS.side}"` +
      ` transform="translate(${middle} ${-BESIDE_BED}) scale(${BESIDE_BED / SLEEPER_HEIGHT})"/>` +
      lines.map((line) => dimension(line, { font, decimalMark })).join(''),
  );
}

type Bounds = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

/** A drawing within its bounds, in the middle of a sheet in the shape of the photographs. */
function sheet({ left, right, top, bottom }: Bounds, font: number, marks: string): string {
  const width = Math.max(right - left, (bottom - top) * SHAPE);
  const height = width / SHAPE;
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
  const view = [x, y, width, height].map(rounded).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="${view}">` +
    filled(
      `M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}z`,
      COLORS.ground,
    ) +
    `<g stroke="${COLORS.edge}" stroke-width="${rounded(font / 10)}" stroke-linejoin="round"` +
    ` font-family="Figtree,Helvetica,Arial,sans-serif" font-weight="600" font-size="${rounded(font)}">${marks}</g></svg>`
  );
}

/** Offset of a measure from the edge that it belongs to, and of its number from the measure. */
const OFFSETS = {
  below: { line: [0, 1], number: [0, 1.6], anchor: 'middle' },
  beside: { line: [0.8, 0.5], number: [0.6, 1.1], anchor: 'start' },
  left: { line: [-1, 0], number: [-0.6, 0.35], anchor: 'end' },
  right: { line: [1, 0], number: [0.6, 0.35], anchor: 'start' },
} as const;

/** A measure on a dimension line; none of what measures nothing. */
function dimension([side, from, to, centimetres]: Line, { font, decimalMark }: Lettering): string {
  if (centimetres === 0) return '';
  const { line, number, anchor } = OFFSETS[side];
  const moved = ([x, y]: Point, by: Point): Point => [x + by[0] * font, y + by[1] * font];
  const [start, end] = [moved(from, line), moved(to, line)];
  const [x, y] = moved([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2], number);
  const tick: Point = side === 'below' ? [0, 0.3] : [0.3, 0];
  const back: Point = [-tick[0], -tick[1]];
  const ends = [start, end].map((end) => `M${pair(moved(end, tick))}L${pair(moved(end, back))}`);
  return (
    `<path d="M${pair(start)}L${pair(end)}${ends.join('')}" stroke="${COLORS.line}"/>` +
    `<text x="${rounded(x)}" y="${rounded(y)}" text-anchor="${anchor}" fill="${COLORS.ink}"` +
    ` stroke="none">${String(centimetres).replace('.', decimalMark)} cm</text>`
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const pair = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;
