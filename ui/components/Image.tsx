import type { ReactNode } from 'react';
import type { Picture } from '#src/catalog/product.ts';
import { imageSrcSet, imageUrl } from '#src/content/image-url.ts';

type ImageProps = {
  readonly picture: Picture;
  /** How wide the picture stands in the layout, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** True for the picture that is seen first: it is fetched at once, before the others. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
};

const FALLBACK_WIDTH = 828;

/** A picture in the width that the screen needs; it keeps its place free while it loads. */
export function Image({ picture, sizes, eager = false, className }: ImageProps): ReactNode {
  return (
    <img
      className={className}
      sizes={sizes}
      srcSet={imageSrcSet(picture.path, { maxWidth: picture.width })}
      src={imageUrl(picture.path, { width: FALLBACK_WIDTH })}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
