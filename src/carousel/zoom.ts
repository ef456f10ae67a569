/** How many times larger than the screen a picture can be looked at, step by step. */
export const ZOOMS = [1, 1.5, 2, 3, 4] as const;

const LARGEST = 4;

/** The step above or below; at the ends it stays. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const next =
    direction === 1 ? ZOOMS.find((step) => step > zoom) : ZOOMS.findLast((step) => step < zoom);
  return next ?? zoom;
}

/** As two fingers make it, by how much farther apart they are; never smaller than the screen. */
export const pinchedZoom = (zoom: number, factor: number): number =>
  Math.min(LARGEST, Math.max(1, zoom * (Number.isFinite(factor) ? factor : 1)));
