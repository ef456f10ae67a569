import type { Attribute, Product } from './product.ts';

/*
 * Properties that a product's own page tells in a form of their own: they stand in no table and on no
 * card, and nobody searches for them.
 */

/** What it is made of from top to bottom; see `parseLayers`. */
export const LAYERS = 'layers';
/** Who is answerable for it, where they live and where they can be written to. */
export const MANUFACTURER = 'manufacturer';
export const MANUFACTURER_ADDRESS = 'manufacturer_address';
export const MANUFACTURER_EMAIL = 'manufacturer_email';
/** What to beware of. */
export const SAFETY_WARNINGS = 'safety_warnings';

const PAGE_ATTRIBUTES: ReadonlySet<string> = new Set([
  LAYERS,
  MANUFACTURER,
  MANUFACTURER_ADDRESS,
  MANUFACTURER_EMAIL,
  SAFETY_WARNINGS,
]);

/** Those that goods are compared by. */
export const comparedAttributes = <A extends Pick<Attribute, 'code'>>(
  attributes: readonly A[],
): readonly A[] => attributes.filter(({ code }) => !PAGE_ATTRIBUTES.has(code));

/** What is said of a property; `undefined` where nothing is. */
export function attributeValue(
  { attributes }: Pick<Product, 'attributes'>,
  code: string,
): string | undefined {
  const value = attributes.find((attribute) => attribute.code === code)?.value.trim();
  return value === '' ? undefined : value;
}
