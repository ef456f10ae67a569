import type { ReactNode } from 'react';
import type { Product } from '#src/catalog/product.ts';
import { productSafety } from '#src/catalog/product-safety.ts';
import { useText } from '../../shop-context.tsx';
import { Disclosure } from '../Disclosure.tsx';
import styles from './ProductSafetyBlock.module.css';

/** Manufacturer and safety warnings of a product, which the law requires before the purchase. */
export function ProductSafetyBlock({ product }: { readonly product: Product }): ReactNode {
  const text = useText();
  const safety = productSafety(product);
  if (!safety) return null;
  const { manufacturer, address, email, model, warnings } = safety;
  return (
    <Disclosure summary={text('product.safety.title')} heading={3}>
      <dl className={styles['safety']}>
        <dt>{text('product.safety.manufacturer')}</dt>
        <dd>
          {manufacturer}
          <br />
          {address}
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{text('product.safety.model')}</dt>
        <dd>{`${product.name} (${model})`}</dd>
        {warnings && (
          <>
            <dt>{text('product.safety.warnings')}</dt>
            <dd>{warnings}</dd>
          </>
        )}
      </dl>
    </Disclosure>
  );
}
