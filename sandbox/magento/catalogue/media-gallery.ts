import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import { wordsFor } from '#src/shared/local-words.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { MagentoContext } from '../magento-context.ts';

/** Where the pictures of products stand behind the address of a Magento. */
export const MEDIA_PATH = '/media/';
const PRODUCT_PATH = 'catalog/product/';

/** A picture; its address depends on where Magento is met. */
export const productImage = (picture: PictureData, position: number, locale: Locale) => ({
  __typename: 'ProductImage',
  url: (_: unknown, { origin }: MagentoContext): string =>
    origin + MEDIA_PATH + PRODUCT_PATH + encodeURI(picture.path),
  label: wordsFor(picture.alt, locale),
  position,
  disabled: false,
});

/** Magento knows no sizes of pictures: a text beside them tells them, in the order of the gallery. */
export const pictureSizes = (pictures: readonly PictureData[]): string =>
  pictures.map(({ width, height }) => `${width}x${height}`).join(',');
