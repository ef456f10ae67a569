import type { Topper } from '../bed-look.ts';
import { flat, raised, type Slab, slab } from './layers.ts';
import { boxTop, filled, type Scene, seam } from './marks.ts';
import { type Projection, shaded, type Spot } from './space.ts';

/* Heights in centimetres. */
const MATTRESS = 21;
const TOPPER_HEIGHT: Readonly<Record<Topper, number>> = {
  koudschuim: 7,
  traagschuim: 8,
  latex: 8,
  wol: 5,
  geen: 0,
};
const TOPPER_COLOR: Readonly<Record<Topper, string>> = {
  koudschuim: '#f4f2ec',
  traagschuim: '#eceef0',
  latex: '#f5edda',
  wol: '#efe6d6',
  geen: '#f4f2ec',
};

const TICKING = '#f3f1ec';

/** Top of the bed: of the topper, or of the mattresses without one. */
const lyingHeight = (scene: Scene): number =>
  boxTop(scene) + MATTRESS + TOPPER_HEIGHT[scene.look.topper];

/** The mattresses, each with its firmness, and the topper on both. */
export function mattresses(scene: Scene): string {
  const { look, view, fabric } = scene;
  const { width, length, topper } = look;
  const isDouble = width >= 140;
  const profileAt = look.base === 'elektrisch' ? raised : flat;
  const top = boxTop(scene) + MATTRESS;
  const halves = isDouble
    ? [
        { from: 0.5, to: width / 2 - 0.4, firmness: look.left },
        { from: width / 2 + 0.4, to: width - 0.5, firmness: look.right },
      ]
    : [{ from: 0.5, to: width - 0.5, firmness: look.left }];
  const colors = { top: TICKING, side: '#cfcabf', foot: '#e6e2d9' };
  const drawn = halves.map(({ from, to, firmness }) => {
    const profile = profileAt(length, top);
    return (
      slab(view, { profile, thickness: MATTRESS, from, to, colors, quilted: 13 }) +
      band(view, { profile, from, to, color: fabric.color }) +
      firmnessLabel(view, { middle: (from + to) / 2, z: (profile[0]?.[1] ?? top) - 12, firmness })
    );
  });
  const thickness = TOPPER_HEIGHT[topper];
  if (thickness === 0) return drawn.join('');
  const color = TOPPER_COLOR[topper];
  const isSplit = isDouble && look.base === 'elektrisch';
  const covers = isSplit ? halves : [{ from: 0.5, to: width - 0.5 }];
  const quilted = topper === 'wol' ? 9 : 18;
  return (
    drawn.join('') +
    covers
      .map(({ from, to }) =>
        slab(view, {
          profile: profileAt(length, top + thickness),
          thickness,
          from,
          to,
          colors: { top: color, side: shaded(color, -0.17), foot: shaded(color, -0.07) },
          quilted,
        }),
      )
      .join('')
  );
}

/** The border of a mattress in the colour of the bed. */
function band(
  view: Projection,
  { profile, from, to, color }: Pick<Slab, 'profile' | 'from' | 'to'> & { readonly color: string },
): string {
  const [[y0, z0] = [0, 0]] = profile;
  const at = (down: number): string =>
    view.line([from, y0, z0 - down], ...profile.map(([y, z]): Spot => [to, y, z - down]));
  return seam(at(4), color, 0.9, 3) + seam(at(MATTRESS - 3), color, 0.9, 3);
}

/** A woven label on the foot of a mattress with its firmness, as dots of four. */
function firmnessLabel(
  view: Projection,
  {
    middle,
    z,
    firmness,
  }: { readonly middle: number; readonly z: number; readonly firmness: number },
): string {
  const [half, high] = [13, 3.6];
  const label = view.area(
    [middle - half, -0.2, z - high],
    [middle + half, -0.2, z - high],
    [middle + half, -0.2, z + high],
    [middle - half, -0.2, z + high],
  );
  const dots = [0, 1, 2, 3].map((index) => {
    const [x, y] = view.pixel([middle - 8.4 + index * 5.6, -0.3, z]);
    return `<circle cx="${x}" cy="${y}" r="5" fill="${index < firmness ? '#fff' : 'none'}" stroke="#fff" stroke-width="1.5"/>`;
  });
  return filled(label, '#1c2a4a') + dots.join('');
}

/** A pillow for each sleeper. */
export function pillows(scene: Scene): string {
  const { look, view } = scene;
  const { width, length } = look;
  const middles = width >= 140 ? [width * 0.26, width * 0.74] : [width / 2];
  const isRaised = look.base === 'elektrisch';
  const end = isRaised ? length * 0.93 : length;
  const z = lyingHeight(scene) + (isRaised ? 34 : 0);
  const half = Math.min(31, width * 0.36);
  return middles
    .map((middle) => {
      const [foot, head, low, high] = isRaised ? [26, 3, -14, 20] : [42, 12, 5, 22];
      const corners: readonly Spot[] = [
        [middle - half, end - foot, z + low],
        [middle + half, end - foot, z + low],
        [middle + half, end - head, z + high],
        [middle - half, end - head, z + high],
      ];
      const pixels = corners.map((corner) => view.pixel(corner));
      const shadow = view.area(
        [middle - half - 2, end - 42, z],
        [middle + half + 8, end - 42, z],
        [middle + half + 8, end - 12, z],
        [middle - half - 2, end - 12, z],
      );
      return (
        (isRaised ? '' : filled(shadow, '#3b3222', ' fill-opacity=".28" filter="url(#blur)"')) +
        cushion(pixels)
      );
    })
    .join('');
}

/** A pillow between four corners: its edges bulge, its corners are pulled out. */
function cushion(corners: readonly (readonly [number, number])[]): string {
  const x = corners.reduce((sum, [one]) => sum + one, 0) / 4;
  const y = corners.reduce((sum, [, one]) => sum + one, 0) / 4;
  const edges = corners.map(([fromX, fromY], index) => {
    const [toX, toY] = corners[(index + 1) % 4] ?? [0, 0];
    const bulge = index % 2 === 0 ? 0.42 : 0.2;
    const controlX = Math.round((fromX + toX) / 2 + ((fromX + toX) / 2 - x) * bulge);
    const controlY = Math.round((fromY + toY) / 2 + ((fromY + toY) / 2 - y) * bulge);
    return `Q${controlX} ${controlY} ${toX} ${toY}`;
  });
  const outline = `M${corners[0]?.join(' ')}${edges.join('')}Z`;
  const [[, low] = [0, 0], , [highX, high] = [0, 0]] = corners;
  const crease = `M${Math.round(x)} ${Math.round(low - (low - high) * 0.3)}Q${Math.round((x + highX) / 2)} ${Math.round(y - 6)} ${highX - 14} ${high + 16}`;
  return (
    filled(outline, 'url(#soft)') +
    seam(outline, '#8d8473', 0.35, 1.5) +
    seam(crease, '#8d8473', 0.22, 2)
  );
}
