import { groupAttributes, type AttributeGroup } from '../catalog/attribute-groups.ts';
import type { Attribute, Product } from '../catalog/product.ts';

/** One property of all goods of a comparison. */
export type ComparisonRow = {
  readonly code: string;
  readonly label: string;
  /** One per product, in their order; `undefined` where a product has no such property. */
  readonly values: readonly (string | undefined)[];
  /** Whether not all of them say the same. */
  readonly differs: boolean;
};

/** Rows that stand together; without a `group` those that belong to none. */
export type ComparisonGroup = {
  readonly group: AttributeGroup | undefined;
  readonly rows: readonly ComparisonRow[];
};

type Compared = Pick<Product, 'attributes'>;

/**
 * The properties of some goods side by side, in the order of a specification table. A property that
 * goes by one label is one row, whatever kinds of goods have it: the height of a mattress beside that
 * of a topper. Brief, it has only the rows that tell the goods apart.
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

function rowsOf(products: readonly Compared[]): readonly ComparisonRow[] {
  const named = new Map<string, Attribute>();
  for (const attribute of products.flatMap(({ attributes }) => attributes)) {
    if (!named.has(attribute.label)) named.set(attribute.label, attribute);
  }
  return Array.from(named.values(), ({ code, label }) => {
    const values = products.map(({ attributes }) => valueOf(attributes, label));
    return { code, label, values, differs: new Set(values).size > 1 };
  });
}

/** Of several values of one property, all. */
function valueOf(attributes: readonly Attribute[], label: string): string | undefined {
  const values = attributes.filter((one) => one.label === label).map(({ value }) => value);
  return values.length === 0 ? undefined : values.join(', ');
}
