import { filled, seam } from './marks.ts';
import { type Profile, type Projection, shaded, type Spot } from './space.ts';

/** Lies flat, or with the back and the knees up. */
export const flat = (length: number, z: number): Profile => [
  [0, z],
  [length, z],
];
export const raised = (length: number, z: number): Profile => [
  [0, z + 3],
  [length * 0.26, z + 15],
  [length * 0.47, z + 1],
  [length * 0.6, z + 2],
  [length * 0.68, z + 9],
  [length * 0.95, z + 52],
];

export type Slab = {
  /** Its upper side. */
  readonly profile: Profile;
  readonly thickness: number;
  readonly from: number;
  readonly to: number;
  readonly colors: { readonly top: string; readonly side: string; readonly foot: string };
  /** Distance of the lines that are quilted across it; none without. */
  readonly quilted?: number;
};

/** A layer that bends with what it lies on. */
export function slab(
  view: Projection,
  { profile, thickness, from, to, colors, quilted }: Slab,
): string {
  const above = profile.map(([y, z]): Spot => [to, y, z]);
  const below = profile.map(([y, z]): Spot => [to, y, z - thickness]).toReversed();
  const [[y0, z0] = [0, 0]] = profile;
  const foot = view.area(
    [from, y0, z0 - thickness],
    [to, y0, z0 - thickness],
    [to, y0, z0],
    [from, y0, z0],
  );
  const strips = profile.slice(1).map(([y, z], index) => {
    const [yBefore, zBefore] = profile[index] ?? [0, 0];
    const strip = view.area(
      [from, yBefore, zBefore],
      [to, yBefore, zBefore],
      [to, y, z],
      [from, y, z],
    );
    // A part that rises towards the head turns to the viewer, one that falls turns away.
    const slope = (z - zBefore) / (y - yBefore);
    return filled(strip, shaded(colors.top, Math.max(-0.16, Math.min(0.05, -slope * 0.09))));
  });
  const lines = quilted === undefined ? [] : quilting(view, { profile, from, to }, quilted);
  return (
    strips.toReversed().join('') +
    seam(lines.join(''), '#6b6355', 0.2, 1.5) +
    filled(view.area(...above, ...below), colors.side) +
    filled(foot, colors.foot) +
    seam(view.line([from, y0, z0], ...above), '#fff', 0.75, 2.5) +
    seam(view.line([from, y0, z0 - thickness], ...below.toReversed()), '#4a4234', 0.3)
  );
}

/** Lines along and across a layer. */
function quilting(
  view: Projection,
  { profile, from, to }: Pick<Slab, 'profile' | 'from' | 'to'>,
  distance: number,
): readonly string[] {
  const count = Math.max(2, Math.round((to - from) / distance));
  const along = Array.from({ length: count - 1 }, (_, index) => {
    const x = from + ((to - from) * (index + 1)) / count;
    return view.line(...profile.map(([y, z]): Spot => [x, y, z]));
  });
  const across = profile.slice(1).flatMap(([y, z], index) => {
    const [yBefore, zBefore] = profile[index] ?? [0, 0];
    const steps = Math.max(1, Math.round((y - yBefore) / distance));
    return Array.from({ length: steps }, (_, step) => {
      const part = (step + 0.5) / steps;
      const at = (x: number): Spot => [
        x,
        yBefore + (y - yBefore) * part,
        zBefore + (z - zBefore) * part,
      ];
      return view.line(at(from), at(to));
    });
  });
  return [...along, ...across];
}
