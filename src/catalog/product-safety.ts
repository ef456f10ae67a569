import {
  attributeValue,
  MANUFACTURER,
  MANUFACTURER_ADDRESS,
  MANUFACTURER_EMAIL,
  SAFETY_WARNINGS,
} from './page-attributes.ts';
import type { Product } from './product.ts';

/**
 * Information required before a product is sold at a distance, by article 19 of Regulation (EU)
 * 2023/988 on general product safety.
 */
export type ProductSafety = {
  readonly manufacturer: string;
  /** Street and number, postal code and city, country. */
  readonly address: string;
  readonly email: string;
  /** The manufacturer's model name. */
  readonly model: string;
  readonly warnings?: string;
};

/** Returns `undefined` if required information is missing. */
export function productSafety(
  product: Pick<Product, 'attributes' | 'catalogueId'>,
): ProductSafety | undefined {
  const manufacturer = attributeValue(product, MANUFACTURER);
  const address = attributeValue(product, MANUFACTURER_ADDRESS);
  const email = attributeValue(product, MANUFACTURER_EMAIL);
  const warnings = attributeValue(product, SAFETY_WARNINGS);
  if (manufacturer === undefined || address === undefined || email === undefined) return undefined;
  const model = product.catalogueId;
  return { manufacturer, address, email, model, ...(warnings !== undefined && { warnings }) };
}
