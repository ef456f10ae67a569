/** Zoom steps of a picture, as factors of its size on screen. */
export const ZOOM_STEPS = [1, 1.5, 2, 3, 4] as const;

const MAX_ZOOM = 4;

/** The next step up or down; stays at the ends. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? ZOOM_STEPS.find((step) => step > zoom)
      : ZOOM_STEPS.findLast((step) => step < zoom);
  return next ?? zoom;
}

/** Zoom after a pinch that changes the finger distance by `factor`; limited to 1 to 4. */
export const zoomAfterPinch = (zoom: number, factor: number): number =>
  Math.min(MAX_ZOOM, Math.max(1, zoom * (Number.isFinite(factor) ? factor : 1)));
