import type { ReactNode } from 'react';
import { hasFile, isDrawn } from '#src/catalog/product-pictures.ts';
import type { Picture } from '#src/catalog/product.ts';
import { pixelRange, type Size } from '#src/content/image-sizes.ts';
import { imageSrcSet, imageUrl } from '#src/content/image-url.ts';
import { memoize, memoizeRecent } from '#src/shared/memoize.ts';

type ImageProps = {
  readonly picture: Picture;
  /** Layout width of the picture, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** Size that the picture is shown in, if not its own: files are as large as its own allows. */
  readonly shownSize?: Size | undefined;
  /** True for the picture that is visible first: loads it at once, with high priority. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
};

const FALLBACK_WIDTH = 828;

/** Drawing in place of a picture that a product lacks, in the aspect ratio of the photographs. */
const PLACEHOLDER = '/no-picture.svg';

/** Number of pictures whose URLs are kept: those of the pages that are visited most. */
const MAX_PICTURES = 2000;

/** URLs of a picture, a dozen, written once for all pages that show it. */
const sourcesOf = memoizeRecent(
  MAX_PICTURES,
  ({ path, width, sizes }: Pick<Picture, 'path' | 'width'> & { readonly sizes: string }) => ({
    srcSet: imageSrcSet(path, { maxWidth: width, shown: rangeOf(sizes) }),
    src: imageUrl(path, { width: FALLBACK_WIDTH }),
  }),
  ({ path, width, sizes }) => `${width} ${sizes} ${path}`,
);

/** Of the few texts that components have. */
const rangeOf = memoize(pixelRange);

/** A responsive picture; it reserves its space while it loads. */
export function Image({
  picture,
  sizes,
  shownSize = picture,
  eager = false,
  className,
}: ImageProps): ReactNode {
  const { width, height } = shownSize;
  if (!hasFile(picture)) {
    return <img className={className} src={PLACEHOLDER} width={width} height={height} alt="" />;
  }
  return (
    <img
      className={className}
      sizes={sizes}
      {...(isDrawn(picture) ? { src: `/${picture.path}` } : sourcesOf({ ...picture, sizes }))}
      width={width}
      height={height}
      alt={picture.alt}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
