import type { Attribute, Product } from './product.ts';

/*
 * Attributes that a product page shows in a special form. They are in no specification table, on no
 * card and not searchable.
 */

/** The layers from top to bottom; see `parseLayers`. */
export const LAYERS = 'layers';
/** The responsible manufacturer, with postal and e-mail address. */
export const MANUFACTURER = 'manufacturer';
export const MANUFACTURER_ADDRESS = 'manufacturer_address';
export const MANUFACTURER_EMAIL = 'manufacturer_email';
export const SAFETY_WARNINGS = 'safety_warnings';

const PAGE_ATTRIBUTES: ReadonlySet<string> = new Set([
  LAYERS,
  MANUFACTURER,
  MANUFACTURER_ADDRESS,
  MANUFACTURER_EMAIL,
  SAFETY_WARNINGS,
]);

/** The attributes that products are compared by. */
export const comparableAttributes = <A extends Pick<Attribute, 'code'>>(
  attributes: readonly A[],
): readonly A[] => attributes.filter(({ code }) => !PAGE_ATTRIBUTES.has(code));

/** The value of an attribute; `undefined` if it is absent or empty. */
export function attributeValue(
  { attributes }: Pick<Product, 'attributes'>,
  code: string,
): string | undefined {
  const value = attributes.find((attribute) => attribute.code === code)?.value.trim();
  return value === '' ? undefined : value;
}
