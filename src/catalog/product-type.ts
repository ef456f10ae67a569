import { attributeType, type ProductType } from './attributes/attribute-key.ts';
import type { Product } from './product.ts';

/**
 * The type of a product, by its attributes (L5). All bedding shares some attributes, so that a more
 * specific type takes precedence. `undefined` if unknown.
 */
export function productType({ attributes }: Pick<Product, 'attributes'>): ProductType | undefined {
  const types = attributes.flatMap(({ code }) => attributeType(code) ?? []);
  return types.find((type) => type !== 'bedding') ?? types[0];
}

/**
 * Manufacturer's warranty of a product in years: ten for the core of a mattress and a box spring,
 * five for a topper, and the statutory period for everything else.
 */
export function warrantyYears(product: Pick<Product, 'attributes'>): number {
  const type = productType(product);
  if (type === 'mattress' || type === 'box-spring') return 10;
  return type === 'topper' ? 5 : STATUTORY_YEARS;
}

/** Statutory warranty in years: article 10 of Directive (EU) 2019/771. */
export const STATUTORY_YEARS = 2;
