import type { Look, Picture, Pictures } from '#src/catalog/product.ts';
import { toPictures } from './gallery.ts';
import type { ShownProduct } from './shown-product.ts';
import type { Sellable } from './to-variants.ts';

/**
 * The pictures of a product; where it has none, those of the first variant that has, else the one
 * that Magento shows in their place. Nothing where it has none of that either.
 */
export function picturesOf(
  { name, itself, image }: ShownProduct,
  sellables: readonly Sellable[],
): Pictures | undefined {
  const galleries = [itself, ...sellables.map(({ product }) => product)].map(
    ({ gallery, attributes }) => toPictures(gallery, attributes, name),
  );
  const instead = image ? toPictures([image], new Map(), name) : [];
  return [...galleries, instead].find(isFilled);
}

/** Pictures belong to the color: the one option that can be seen. */
const SEEN = 'kleur';

/** What the variants of each color look like. */
export function looksOf(name: string, sellables: readonly Sellable[]): readonly Look[] {
  const looks = new Map<string, Look>();
  for (const { product } of sellables) {
    const key = product.attributes.get(SEEN)?.values[0]?.value;
    const pictures = toPictures(product.gallery, product.attributes, name);
    if (key === undefined || looks.has(key) || !isFilled(pictures)) continue;
    looks.set(key, { code: SEEN, key, pictures });
  }
  return [...looks.values()];
}

const isFilled = (pictures: readonly Picture[]): pictures is Pictures => pictures.length > 0;
