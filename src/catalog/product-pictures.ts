import type { Picture, Pictures, Product, Variant } from './product.ts';

/** The pictures of a variant: the option images of its color, and those shared by all variants. */
export function variantPictures(
  { pictures, looks = [] }: Pick<Product, 'pictures' | 'looks'>,
  { options = [] }: Pick<Variant, 'options'>,
): Pictures {
  const ownPictures = looks.find(({ code, key }) =>
    options.some((option) => option.code === code && option.key === key),
  );
  if (ownPictures === undefined) return pictures;
  const optionImagePaths = new Set(
    looks.flatMap((optionImages) => optionImages.pictures).map(({ path }) => path),
  );
  const [first, ...others] = ownPictures.pictures;
  return [first, ...others, ...pictures.filter(({ path }) => !optionImagePaths.has(path))];
}

/** Alternative text of a product's picture outside its page: its name, and what the picture shows. */
export function pictureAlt(name: string, { alt }: Pick<Picture, 'alt'>): string {
  if (alt === '') return name;
  return alt.includes(name) ? alt : `${name}: ${alt}`;
}

/** Stands for the picture of a product that has none: pages show the shop's placeholder instead. */
export const NO_PICTURE: Picture = { path: '', width: 1200, height: 900, alt: '' };

/** Whether a picture has a file. The shop's placeholder is for its pages only, not for others. */
export const hasFile = ({ path }: Pick<Picture, 'path'>): boolean => path !== '';

/** Folder of the drawings that the shop makes itself, with their version: files never change. */
export const DRAWN = 'drawn/1/';

/** Whether a picture is one that the shop draws itself: a vector drawing, at its own address. */
export const isDrawn = ({ path }: Pick<Picture, 'path'>): boolean => path.startsWith(DRAWN);

/** The subject of a picture. */
export type PictureRole = 'product' | 'room' | 'detail' | 'inside';

/**
 * The role of a picture by its file name, which every image system preserves:
 * `room-box-spring-sage.webp`, `topper-gray-corner.webp`, `mattress-layers-foam.webp`.
 */
export function pictureRole({ path }: Pick<Picture, 'path'>): PictureRole {
  const nameParts = (path.split('/').at(-1) ?? '').toLowerCase().split(/[^a-z]+/u);
  if (nameParts.includes('room')) return 'room';
  if (nameParts.includes('layers')) return 'inside';
  return DETAIL_WORDS.some((word) => nameParts.includes(word)) ? 'detail' : 'product';
}

const DETAIL_WORDS = ['corner', 'detail', 'open'];
