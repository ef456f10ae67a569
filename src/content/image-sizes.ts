/** Width of a picture from a viewport width on. */
export type ImageBreakpoint = {
  /** Smallest viewport width that this applies to, in rem. */
  readonly from: number;
  readonly width: CssWidth;
};

/** A CSS width: in rem, or a share of the viewport's width. */
export type CssWidth = `${number}rem` | `${number}vw`;

/**
 * The `sizes` attribute of a picture: `defaultWidth` is its width in the narrowest viewport,
 * `steps` override it from wider viewports on. A browser takes the first match, so the widest
 * viewport comes first, in whatever order the steps are given.
 *
 * @example
 * imageSizes('100vw', [{ from: 64, width: '65vw' }]); // '(width >= 64rem) 65vw, 100vw'
 */
export function imageSizes(defaultWidth: CssWidth, steps: readonly ImageBreakpoint[] = []): string {
  const widestFirst = steps.toSorted((a, b) => b.from - a.from);
  return [
    ...widestFirst.map(({ from, width }) => `(width >= ${from}rem) ${width}`),
    defaultWidth,
  ].join(', ');
}

/** Least and most device pixels that a picture is shown in. */
export type PixelRange = { readonly least: number; readonly most: number };

/**
 * The range of what `sizes` lets a picture take on a screen, for choosing its files (P6). The narrowest
 * viewport is 320 pixels. Screens up to the width of a large phone have up to three device pixels for each
 * of CSS, wider ones up to two: more cannot be told apart at the distance that they are looked at.
 * Everything, if `sizes` has other widths than {@link imageSizes} writes.
 *
 * @example
 * pixelRange('(width >= 64rem) 20rem, 50vw'); // { least: 160, most: 1024 }
 */
export function pixelRange(sizes: string): PixelRange {
  const widths: number[] = [];
  let below = Infinity;
  for (const step of sizes.split(', ')) {
    const { from = '0', width = '', unit } = SIZE.exec(step)?.groups ?? {};
    if (unit === undefined) return { least: 0, most: Infinity };
    const narrowest = Math.max(NARROWEST, Number(from) * REM);
    const size = Number(width);
    // Nothing of the widest viewport, which has no limit, is nothing.
    const widthAt = (viewport: number) =>
      unit === 'rem' || size === 0 ? size * REM : (size * viewport) / 100;
    widths.push(widthAt(narrowest));
    if (narrowest < PHONE) widths.push(PHONE_DENSITY * widthAt(Math.min(below, PHONE)));
    if (below > PHONE) widths.push(DENSITY * widthAt(below));
    below = narrowest;
  }
  return { least: Math.min(...widths), most: Math.max(...widths) };
}

const SIZE = /^(?:\(width >= (?<from>[\d.]+)rem\) )?(?<width>[\d.]+)(?<unit>rem|vw)$/u;

const REM = 16;
const NARROWEST = 320;
const PHONE = 480;
const PHONE_DENSITY = 3;
const DENSITY = 2;

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
