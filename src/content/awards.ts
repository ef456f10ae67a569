/** Width and height in whole pixels. */
export type Size = { readonly width: number; readonly height: number };

/**
 * The size that each award of a row is shown in: all as high as the lowest of them, so that none is
 * blown up, and as wide as its own shape wants, to the nearest pixel (P5). An award without a size,
 * which the content service gives as 0, is `undefined`: it has no shape to keep.
 */
export function awardSizes(awards: readonly Size[]): readonly (Size | undefined)[] {
  const height = awards
    .filter(hasShape)
    .reduce((lowest, award) => Math.min(lowest, award.height), Infinity);
  return awards.map((award) =>
    hasShape(award) ? { width: widthAt(height, award), height } : undefined,
  );
}

const widthAt = (height: number, award: Size): number =>
  Math.max(1, Math.round((award.width * height) / award.height));

const hasShape = ({ width, height }: Size): boolean => isLength(width) && isLength(height);

const isLength = (pixels: number): boolean => pixels > 0 && Number.isFinite(pixels);
