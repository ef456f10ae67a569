import { firstShownOrder } from './choose-variant.ts';
import { searchableAttributes, LIGHT_SOURCE_CODE } from './page-attributes.ts';
import { pictureRole, variantPictures } from './product-pictures.ts';
import type { Hit, Product, Variant } from './product.ts';

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
    variantSku: variant.sku,
    ...(size !== undefined && { size }),
    ...(options && { options }),
    priceFrom,
    attributeSetId: product.attributeSetId,
    attributes: [
      ...searchableAttributes(product.attributes),
      // A card shows the energy class of a light source beside its price.
      ...product.attributes.filter(({ code }) => code === LIGHT_SOURCE_CODE),
    ],
    uspAttributes: product.uspAttributes,
    deliveryDays: variant.deliveryDays,
    ...(product.reviews && { reviews: product.reviews }),
  };
}

/**
 * The hit of a product in the size of a variant: its price reads "from" if others of this size cost
 * more.
 */
export function toHitInSize(product: Product, shown: Variant): Hit {
  const isFrom = product.variants.some(
    ({ size, price }) => size === shown.size && price.final.cents > shown.price.final.cents,
  );
  return toHit(product, shown, isFrom);
}

/** The hit of a product if no size was requested: the variant that its price belongs to. */
export function toDefaultHit(product: Product): Hit {
  const [shown = product.variants[0]] = product.variants.toSorted(
    firstShownOrder(product.mostBought),
  );
  return toHitInSize(product, shown);
}
