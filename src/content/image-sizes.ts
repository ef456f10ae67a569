/** Width of a picture from a viewport width on. */
export type ImageBreakpoint = {
  /** Smallest viewport width that this applies to, in rem. */
  readonly from: number;
  readonly width: CssWidth;
};

/** A CSS width: in rem, or a share of the viewport's width. */
export type CssWidth = `${number}rem` | `${number}vw`;

/**
 * The `sizes` attribute of a picture: `usual` is its width in the narrowest viewport, `steps`
 * override it from wider viewports on. A browser takes the first match, so the widest viewport
 * comes first, in whatever order the steps are given.
 *
 * @example
 * imageSizes('100vw', [{ from: 64, width: '65vw' }]); // '(width >= 64rem) 65vw, 100vw'
 */
export function imageSizes(usual: CssWidth, steps: readonly ImageBreakpoint[] = []): string {
  const widestFirst = steps.toSorted((a, b) => b.from - a.from);
  return [...widestFirst.map(({ from, width }) => `(width >= ${from}rem) ${width}`), usual].join(
    ', ',
  );
}
