import type { ReactNode } from 'react';
import { guaranteeOf, productPromises } from '#src/delivery/product-terms.ts';
import type { Product } from '#src/catalog/product.ts';
import type { Price } from '#src/pricing/price.ts';
import { Icon } from '../../icons/Icon.tsx';
import { usePromiseText } from './promise-text.ts';
import styles from './UspList.module.css';

type UspListProps = { readonly product: Product; readonly price: Price };

/** The shop's promises beside the button: four at most. */
export function UspList({ product, price }: UspListProps): ReactNode {
  const promiseText = usePromiseText();
  const guarantee = guaranteeOf(product);
  return (
    <ul className={styles['promises']}>
      {productPromises(product, price).map((promise) => (
        <li key={promise}>
          <Icon name="check" />
          {promiseText(promise, guarantee)}
        </li>
      ))}
    </ul>
  );
}
