import type { ReactNode } from 'react';
import type { Picture } from '#src/catalog/product.ts';
import { imageSrcSet, imageUrl } from '#src/content/image-url.ts';

type ImageProps = {
  readonly picture: Picture;
  /** Layout width of the picture, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
  /** True for the picture that is visible first: loads it at once, with high priority. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
};

const FALLBACK_WIDTH = 828;

/** A responsive picture; it reserves its space while it loads. */
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
