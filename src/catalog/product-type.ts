import { attributeType, type ProductType } from './attributes/attribute-key.ts';
import type { Product } from './product.ts';

/**
 * What kind of goods a product is, by what is said of it (L5); all bedding has properties in common,
 * so that its own kind goes before that. `undefined` where nothing tells.
 */
export function productType({ attributes }: Pick<Product, 'attributes'>): ProductType | undefined {
  const types = attributes.flatMap(({ code }) => attributeType(code) ?? []);
  return types.find((type) => type !== 'bedding') ?? types[0];
}
