import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import { type Locale, localizedText } from '#src/shared/locale.ts';
import type { MagentoContext } from '../magento-resolvers.ts';

/** Path of media files in Magento. */
export const MEDIA_PATH = '/media/';
const PRODUCT_PATH = 'catalog/product/';

/** A picture; its URL depends on the request's origin. */
export const productImage = (picture: PictureData, position: number, locale: Locale) => ({
  __typename: 'ProductImage',
  url: (_: unknown, { origin }: MagentoContext): string =>
    origin + MEDIA_PATH + PRODUCT_PATH + encodeURI(picture.path),
  label: localizedText(picture.alt, locale),
  position,
  disabled: false,
});

/** The main image of a product without pictures: the placeholder of the theme, not a media file. */
export const noImage = (name: string, locale: Locale) => ({
  __typename: 'ProductImage',
  url: (_: unknown, { origin }: MagentoContext): string =>
    `${origin}/static/frontend/Magento/luma/${locale.replace('-', '_')}/Magento_Catalog/images/product/placeholder/image.jpg`,
  label: name,
  position: null,
  disabled: null,
});

/** Picture dimensions as text, in the order of the gallery, because Magento does not store them. */
export const pictureSizes = (pictures: readonly PictureData[]): string =>
  pictures.map(({ width, height }) => `${width}x${height}`).join(',');
