import { NO_PICTURE } from '#src/catalog/product-pictures.ts';
import type { OptionImages, Picture, Pictures } from '#src/catalog/product.ts';
import { toPictures } from './gallery.ts';
import type { CatalogProduct } from './catalog-product.ts';
import type { Sellable } from './to-variants.ts';

/**
 * Returns the pictures of a product, else those of its first variant with pictures, else its main
 * image. A product without any is sold nevertheless, with the shop's placeholder.
 */
export function picturesOf(
  { name, base, image }: CatalogProduct,
  sellables: readonly Sellable[],
): Pictures {
  const galleries = [base, ...sellables.map(({ product }) => product)].map(
    ({ gallery, attributes }) => toPictures(gallery, attributes, name),
  );
  const instead = image ? toPictures([image], new Map(), name) : [];
  return [...galleries, instead].find(isFilled) ?? [NO_PICTURE];
}

/** Variants differ in pictures by color only. */
const IMAGE_OPTION = 'kleur';

/** Returns the pictures of each color. */
export function optionImagesOf(
  name: string,
  sellables: readonly Sellable[],
): readonly OptionImages[] {
  const optionImages = new Map<string, OptionImages>();
  for (const { product } of sellables) {
    const key = product.attributes.get(IMAGE_OPTION)?.values[0]?.value;
    const pictures = toPictures(product.gallery, product.attributes, name);
    if (key === undefined || optionImages.has(key) || !isFilled(pictures)) continue;
    optionImages.set(key, { code: IMAGE_OPTION, key, pictures });
  }
  return [...optionImages.values()];
}

const isFilled = (pictures: readonly Picture[]): pictures is Pictures => pictures.length > 0;
