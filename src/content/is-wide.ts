import type { Picture } from '../catalog/product.ts';

/**
 * Whether a picture may stand at the top of a page, beside its words. Any other is too high for that
 * band: of a stool its middle would be left.
 */
export const isWide = ({ width, height }: Pick<Picture, 'width' | 'height'>): boolean =>
  width >= 2 * height;
