import { Fragment, type ReactNode } from 'react';
import { isEan } from '#src/catalog/ean.ts';
import { tableAttributes } from '#src/catalog/page-attributes.ts';
import type { Attribute, Product, Variant } from '#src/catalog/product.ts';
import {
  localizeMeasure,
  sectionAttributes,
  type SpecNote,
  specNoteOf,
  SPEC_SECTIONS,
  type SpecSection,
} from '#src/catalog/spec-sections.ts';
import { formatSize } from '../../format-numbers.ts';
import { useShop, useText } from '../../shop-context.tsx';
import styles from './AttributeTable.module.css';

type AttributeTableProps = {
  readonly product: Product;
  /** Contents of the box: one variant, or the two halves of a bed. */
  readonly variants: readonly [Variant, ...Variant[]];
};

/** Specifications of a product and its variants: a table per section, a row per attribute (L10). */
export function AttributeTable({ product, variants }: AttributeTableProps): ReactNode {
  const text = useText();
  const sections = sectionAttributes(asChosen(tableAttributes(product.attributes), variants));
  const rowsOf = (section: SpecSection) =>
    sections.find((one) => one.section === section)?.attributes ?? [];
  const [{ size }] = variants;
  const hasRows = (name: SpecSection) =>
    name === 'general' || (name === 'measures' && size) || rowsOf(name).length > 0;
  return (
    <div className={styles['sections']}>
      {SPEC_SECTIONS.filter(hasRows).map((name) => (
        <table key={name} className={styles['table']}>
          <caption className={styles['caption']}>{text(`product.specs.${name}`)}</caption>
          <tbody>
            {name === 'measures' && size && <SizeRow size={size} count={variants.length} />}
            {name === 'general' && <VariantRows variants={variants} />}
            {rowsOf(name).map((attribute) => (
              <Row
                key={attribute.code}
                label={attribute.label}
                value={attribute.value}
                note={specNoteOf(attribute)}
              />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** Reduces an attribute that shoppers choose, such as color or firmness, to the chosen values. */
const asChosen = (
  attributes: readonly Attribute[],
  variants: readonly Variant[],
): readonly Attribute[] =>
  attributes.map((attribute) => {
    const options = variants.flatMap((variant) => variant.options ?? []);
    const optionValues = options
      .filter(({ code }) => code === attribute.code)
      .map(({ value }) => value);
    return optionValues.length > 0
      ? { ...attribute, value: [...new Set(optionValues)].join(' / ') }
      : attribute;
  });

type SizeRowProps = {
  readonly size: string;
  /** Number of pieces in the box. */
  readonly count: number;
};

function SizeRow({ size, count }: SizeRowProps): ReactNode {
  const text = useText();
  const times = count > 1 ? `${count}\u00A0×\u00A0` : '';
  return (
    <Row
      label={text('product.size-label')}
      value={times + text('product.size', { size: formatSize(size) })}
    />
  );
}

function VariantRows({ variants }: Pick<AttributeTableProps, 'variants'>): ReactNode {
  const text = useText();
  const uniqueVariants = [...new Map(variants.map((variant) => [variant.sku, variant])).values()];
  return (
    <>
      {uniqueVariants.map(({ sku, ean }) => (
        <Fragment key={sku}>
          <Row label={text('product.article-number')} value={sku} />
          {isEan(ean) && <Row label="EAN" value={ean} />}
        </Fragment>
      ))}
    </>
  );
}

type RowProps = {
  readonly label: string;
  readonly value: string;
  readonly note?: SpecNote | undefined;
};

function Row({ label, value, note }: RowProps): ReactNode {
  const { locale, text } = useShop();
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {localizeMeasure(value, locale)}
        {note && <small className={styles['note']}>{text(NOTE_TEXTS[note])}</small>}
      </td>
    </tr>
  );
}

const NOTE_TEXTS = {
  washable: 'product.note.washable',
  warmth: 'filter.explain.warmth',
  'pillow-height': 'product.note.pillow-height',
} as const satisfies Readonly<Record<SpecNote, string>>;
