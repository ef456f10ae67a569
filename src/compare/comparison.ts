import { groupAttributes, type AttributeGroup } from '../catalog/attribute-groups.ts';
import { tableAttributes } from '../catalog/page-attributes.ts';
import type { Attribute, Product } from '../catalog/product.ts';

/** One attribute of all compared products. */
export type ComparisonRow = {
  readonly code: string;
  readonly label: string;
  /** One value per product, in order; `undefined` if a product lacks the attribute. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
};

/** The rows of a group; `group` is `undefined` for ungrouped attributes. */
export type ComparisonGroup = {
  readonly group: AttributeGroup | undefined;
  readonly rows: readonly ComparisonRow[];
};

type Compared = Pick<Product, 'attributes'>;

/**
 * Compares the attributes of products, in the order of a specification table. Attributes with the
 * same label share a row, whatever the product type: the height of a mattress beside that of a
 * topper. If `isBrief`, returns only the rows that differ.
 */
export const compareProducts = (
  products: readonly Compared[],
  isBrief: boolean,
): readonly ComparisonGroup[] =>
  groupAttributes(rowsOf(products))
    .map(({ group, attributes }) => ({
      group,
      rows: attributes.filter(({ differs }) => differs || !isBrief),
    }))
    .filter(({ rows }) => rows.length > 0);

/** Rows of the properties graded from 1 to 5 (L4), in the order of the first product that has them. */
export const compareGrades = (
  products: readonly { readonly grades: readonly Attribute[] }[],
  isBrief: boolean,
): readonly ComparisonRow[] =>
  rowsOf(products.map(({ grades }) => ({ attributes: grades }))).filter(
    ({ differs }) => differs || !isBrief,
  );

function rowsOf(products: readonly Compared[]): readonly ComparisonRow[] {
  const named = new Map<string, Attribute>();
  for (const attribute of products.flatMap(({ attributes }) => tableAttributes(attributes))) {
    if (!named.has(attribute.label)) named.set(attribute.label, attribute);
  }
  return Array.from(named.values(), ({ code, label }) => {
    const values = products.map(({ attributes }) => valueOf(attributes, label));
    return { code, label, values, differs: new Set(values).size > 1 };
  });
}

/** Joins several values of one attribute. */
function valueOf(attributes: readonly Attribute[], label: string): string | undefined {
  const values = attributes.filter((one) => one.label === label).map(({ value }) => value);
  return values.length === 0 ? undefined : values.join(', ');
}
