import type { BedLook } from '../bed-look.ts';
import type { Fabric } from '../fabrics.ts';
import type { Projection, Spot } from './space.ts';

/** Height of a box, in centimetres. */
export const BOX = 27;

/** A bed to draw, and from where. */
export type Scene = {
  readonly look: BedLook;
  readonly fabric: Fabric;
  readonly view: Projection;
  /** Height of the underside of the box. */
  readonly floor: number;
};

export const filled = (path: string, fill: string, more = ''): string =>
  `<path d="${path}" fill="${fill}"${more}/>`;

export const seam = (path: string, color = '#000', opacity = 0.22, width = 2): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-opacity="${opacity}"` +
  ` stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** Height of what a mattress lies on. */
export const boxTop = ({ floor }: Scene): number => floor + BOX;

/** A face in the fabric, darkened away from the light. */
const clothed = (path: string, shadow: number): string =>
  filled(path, 'url(#w)') +
  filled(path, '#1a1712', ` fill-opacity="${shadow}"`) +
  filled(path, 'url(#lit)');

/** A box between two corners: its top, its foot and its right side, as the paths of its faces. */
export function faces(view: Projection, [x0, y0, z0]: Spot, [x1, y1, z1]: Spot) {
  return {
    top: view.area([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]),
    foot: view.area([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]),
    side: view.area([x1, y0, z0], [x1, y1, z0], [x1, y1, z1], [x1, y0, z1]),
  };
}

export function clothedBox(view: Projection, from: Spot, to: Spot): string {
  const { top, foot, side } = faces(view, from, to);
  const [x0, y0] = from;
  const [x1, y1, z1] = to;
  const piping = view.line([x0, y0, z1], [x1, y0, z1], [x1, y1, z1]);
  return (
    clothed(top, 0) +
    clothed(side, 0.3) +
    clothed(foot, 0.1) +
    seam(piping, '#000', 0.28, 3) +
    seam(view.line([x1, y0, from[2]], [x1, y0, z1]), '#000', 0.2)
  );
}
