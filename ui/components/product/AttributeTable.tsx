import type { ReactNode } from 'react';
import { groupAttributes } from '#src/catalog/attribute-groups.ts';
import { isEan } from '#src/catalog/ean.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { formatSize } from '#ui/format-size.ts';
import { useText } from '#ui/shop-context.tsx';
import styles from './AttributeTable.module.css';

type AttributeTableProps = { readonly product: Product; readonly chosen: Variant };

/** All that is known of a product and its chosen variant, a row each, in the order of the groups (L10). */
export function AttributeTable({ product, chosen }: AttributeTableProps): ReactNode {
  const text = useText();
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{text('product.specifications')}</caption>
      <tbody>
        {groupAttributes(product.attributes).map(({ attributes }) =>
          attributes.map(({ code, label, value }) => (
            <Row key={code} label={label} value={value} />
          )),
        )}
        <VariantRows chosen={chosen} />
      </tbody>
    </table>
  );
}

function VariantRows({ chosen }: { readonly chosen: Variant }): ReactNode {
  const text = useText();
  const { size } = chosen;
  return (
    <>
      {size && (
        <Row
          label={text('product.size-label')}
          value={text('product.size', { size: formatSize(size) })}
        />
      )}
      <Row label={text('product.article-number')} value={chosen.sku} />
      {isEan(chosen.ean) && <Row label="EAN" value={chosen.ean} />}
    </>
  );
}

function Row({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  );
}
