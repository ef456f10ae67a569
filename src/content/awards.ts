/** Width and height in whole pixels. */
export type Size = { readonly width: number; readonly height: number };

/**
 * Returns the display size of each award in a row: all as high as the lowest of them, so that none
 * is enlarged, and as wide as their aspect ratio requires, to the nearest pixel (P5). `undefined`
 * for an award without a size, which the content service gives as 0.
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
