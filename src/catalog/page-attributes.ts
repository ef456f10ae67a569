import { attributeProperty } from './attributes/attribute-key.ts';
import type { Attribute, Product } from './product.ts';

/*
 * Attributes that a product page shows in a special form. They are in no specification table, on no
 * card and not searchable.
 */

/** The stores that show the product, by name: `Amersfoort, Zwolle`. */
export const STORE_LOCATIONS = 'available_store_locations';
/** The layers from top to bottom; see `parseLayers`. */
export const LAYERS = 'layers';
/** The responsible manufacturer, with postal and e-mail address. */
export const MANUFACTURER = 'manufacturer';
export const MANUFACTURER_ADDRESS = 'manufacturer_address';
export const MANUFACTURER_EMAIL = 'manufacturer_email';
export const SAFETY_WARNINGS = 'safety_warnings';
/** Who answers for the product in the EU if its manufacturer is not established there. */
export const RESPONSIBLE_PERSON = 'responsible_person';
export const RESPONSIBLE_PERSON_ADDRESS = 'responsible_person_address';
export const RESPONSIBLE_PERSON_EMAIL = 'responsible_person_email';

/*
 * Facts that the law asks for, in formats that are the same in every language; see
 * `src/duties/goods-facts.ts`.
 */

/** Textile fibres by component: `cover:cotton 60,polyester 40;filling:wool 100`, or `none`. */
export const FIBRES_CODE = 'fibres';
/** `contains F`, `source E` with the address of the product information sheet, or `none`. */
export const LIGHT_SOURCE_CODE = 'light_source';
/** Registration of the producer of electrical goods: `DE 12345678`. */
export const WEEE_NUMBER = 'weee_number';
/** Of electrical goods only: `yes` if a battery is in the box, else `no`. */
export const BATTERY_CODE = 'battery';
/** `OEKO-TEX Standard 100|21.HNL.12345|Hohenstein|product`, several with `;` between them. */
export const CERTIFICATES_CODE = 'certificates';
/** `yes` if the product is made by the shopper's specification. */
export const MADE_TO_MEASURE = 'made_to_measure';
/** The manufacturer's guarantee in years, what it covers, and who gives it: `10|core|Lunaro`. */
export const GUARANTEE_CODE = 'guarantee';
/** How much is sold, of goods with a unit price: `0.75 kg`. */
export const UNIT_QUANTITY = 'unit_quantity';

/** How it is packed, the same in every language: `box rigid w*l*26`; see `src/room/packages.ts`. */
export const PACKAGES_CODE = 'packages';

export const RESPONSIBLE_PERSON_ATTRIBUTES = [
  RESPONSIBLE_PERSON,
  RESPONSIBLE_PERSON_ADDRESS,
  RESPONSIBLE_PERSON_EMAIL,
] as const;

/** The attributes of this file without a label among those of all products. */
export const UNLABELLED_PAGE_ATTRIBUTES = [
  LAYERS,
  MANUFACTURER_ADDRESS,
  MANUFACTURER_EMAIL,
  SAFETY_WARNINGS,
  ...RESPONSIBLE_PERSON_ATTRIBUTES,
  FIBRES_CODE,
  LIGHT_SOURCE_CODE,
  WEEE_NUMBER,
  BATTERY_CODE,
  CERTIFICATES_CODE,
  MADE_TO_MEASURE,
  GUARANTEE_CODE,
  UNIT_QUANTITY,
  PACKAGES_CODE,
] as const;

const PAGE_ATTRIBUTES: ReadonlySet<string> = new Set([
  MANUFACTURER,
  STORE_LOCATIONS,
  ...UNLABELLED_PAGE_ATTRIBUTES,
]);

/** The attributes that products are found and filtered by. */
export const searchableAttributes = <A extends Pick<Attribute, 'code'>>(
  attributes: readonly A[],
): readonly A[] =>
  attributes.filter(({ code }) => !PAGE_ATTRIBUTES.has(code) && !isEnergyClass(code));

/**
 * Whether an attribute is an energy class. Only a light source carries a label, as an arrow, and a
 * lamp that contains one must not look as if it did (Delegated Regulation (EU) 2019/2015): the page
 * says it by {@link LIGHT_SOURCE_CODE}.
 */
const isEnergyClass = (code: string): boolean => attributeProperty(code) === 'energielabel';

/**
 * The rows of tables of specifications and of comparison. A seal is none: it must not stand without
 * its number (Directive 2005/29/EC, annex I no. 2a), which {@link CERTIFICATES_CODE} has.
 */
export const tableAttributes = <A extends Pick<Attribute, 'code'>>(
  attributes: readonly A[],
): readonly A[] =>
  searchableAttributes(attributes).filter(({ code }) => attributeProperty(code) !== 'keurmerk');

/** The value of an attribute; `undefined` if it is absent or empty. */
export function attributeValue(
  { attributes }: Pick<Product, 'attributes'>,
  code: string,
): string | undefined {
  const value = attributes.find((attribute) => attribute.code === code)?.value.trim();
  return value === '' ? undefined : value;
}
