import { attributeType, type ProductType } from './attributes/attribute-key.ts';
import type { Attribute } from './product.ts';

/**
 * The type of a product, by its attributes (L5). All bedding shares some attributes, so that a more
 * specific type takes precedence. `undefined` if unknown.
 */
export function productType({
  attributes,
}: {
  readonly attributes: readonly Pick<Attribute, 'code'>[];
}): ProductType | undefined {
  const types = attributes.flatMap(({ code }) => attributeType(code) ?? []);
  return types.find((type) => type !== 'bedding') ?? types[0];
}
