import type { Picture } from './product.ts';

/** The subject of a picture. */
export type PictureRole = 'product' | 'room' | 'detail' | 'inside';

/**
 * The role of a picture by its file name, which every image system preserves:
 * `room-box-spring-sage.webp`, `topper-gray-corner.webp`, `mattress-layers-foam.webp`.
 */
export function pictureRole({ path }: Pick<Picture, 'path'>): PictureRole {
  const words = (path.split('/').at(-1) ?? '').toLowerCase().split(/[^a-z]+/u);
  if (words.includes('room')) return 'room';
  if (words.includes('layers')) return 'inside';
  return DETAILS.some((word) => words.includes(word)) ? 'detail' : 'product';
}

const DETAILS = ['corner', 'detail', 'open'];
