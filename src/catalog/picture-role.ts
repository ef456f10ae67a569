import type { Picture } from './product.ts';

/** What a picture is there for. */
export type PictureRole = 'product' | 'room' | 'detail' | 'inside';

/**
 * What a picture is there for, as its file is named, which every system that keeps pictures passes
 * on: `room-box-spring-sage.webp`, `topper-gray-corner.webp`, `mattress-layers-foam.webp`.
 */
export function pictureRole({ path }: Pick<Picture, 'path'>): PictureRole {
  const words = (path.split('/').at(-1) ?? '').toLowerCase().split(/[^a-z]+/u);
  if (words.includes('room')) return 'room';
  if (words.includes('layers')) return 'inside';
  return DETAILS.some((word) => words.includes(word)) ? 'detail' : 'product';
}

const DETAILS = ['corner', 'detail', 'open'];
