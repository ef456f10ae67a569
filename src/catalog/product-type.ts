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
  let type: ProductType | undefined;
  for (const { code } of attributes) {
    const found = attributeType(code);
    if (found !== undefined && found !== 'bedding') return found;
    type ??= found;
  }
  return type;
}
