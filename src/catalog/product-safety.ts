import {
  attributeValue,
  MANUFACTURER,
  MANUFACTURER_ADDRESS,
  MANUFACTURER_EMAIL,
  RESPONSIBLE_PERSON,
  RESPONSIBLE_PERSON_ADDRESS,
  RESPONSIBLE_PERSON_EMAIL,
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
  /**
   * Who answers for the product in the EU (article 16), if the manufacturer is not established
   * there.
   */
  readonly responsiblePerson?: ResponsiblePerson;
};

/** A person or company in the EU; the address is postal. */
export type ResponsiblePerson = {
  readonly name: string;
  readonly address: string;
  readonly email: string;
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
  const responsiblePerson = responsiblePersonOf(product);
  return {
    manufacturer,
    address,
    email,
    model: product.catalogueId,
    ...(warnings !== undefined && { warnings }),
    ...(responsiblePerson && { responsiblePerson }),
  };
}

/** `undefined` if name, address or email is missing. */
function responsiblePersonOf(product: Pick<Product, 'attributes'>): ResponsiblePerson | undefined {
  const name = attributeValue(product, RESPONSIBLE_PERSON);
  const address = attributeValue(product, RESPONSIBLE_PERSON_ADDRESS);
  const email = attributeValue(product, RESPONSIBLE_PERSON_EMAIL);
  if (name === undefined || address === undefined || email === undefined) return undefined;
  return { name, address, email };
}
