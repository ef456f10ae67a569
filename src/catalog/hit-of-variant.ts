import { comparableAttributes } from './page-attributes.ts';
import { pictureRole } from './picture-role.ts';
import type { Hit, Product, Variant } from './product.ts';
import { variantPictures } from './variant-pictures.ts';

/** Converts a product to a listing hit that shows one of its variants. */
export function toHit(product: Product, variant: Variant, priceFrom: boolean): Hit {
  const { size, options } = variant;
  const [image, ...others] = variantPictures(product, variant);
  const secondImage = others.find((picture) => pictureRole(picture) === 'room') ?? others[0];
  return {
    sku: product.sku,
    name: product.name,
    url: product.url,
    brand: product.brand,
    image,
    ...(secondImage && { secondImage }),
    price: variant.price,
    ...(size !== undefined && { size }),
    ...(options && { options }),
    priceFrom,
    attributeSetId: product.attributeSetId,
    attributes: comparableAttributes(product.attributes),
    uspAttributes: product.uspAttributes,
    deliveryDays: variant.deliveryDays,
    ...(product.reviews && { reviews: product.reviews }),
  };
}
