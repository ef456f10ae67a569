import type { ReactNode } from 'react';
import { guaranteeOf, productPromises, type ProductPromise } from '#src/delivery/product-terms.ts';
import type { Product } from '#src/catalog/product.ts';
import { trialLabel } from '#src/catalog/trial.ts';
import { FREE_DELIVERY_FROM_CENTS } from '#src/delivery/delivery-cost.ts';
import type { Price } from '#src/pricing/price.ts';
import { formatAmount } from '#src/pricing/money.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import styles from './UspList.module.css';

type UspListProps = { readonly product: Product; readonly price: Price };

/** The shop's promises beside the button: four at most. */
export function UspList({ product, price }: UspListProps): ReactNode {
  const { text, locale } = useShop();
  const promiseText = (promise: ProductPromise): string => {
    switch (promise) {
      case 'trial':
        return trialLabel(locale);
      case 'guarantee': {
        const guarantee = guaranteeOf(product);
        if (!guarantee) return '';
        return text(`product.promise.guarantee.${guarantee.part}`, { count: guarantee.years });
      }
      case 'delivery':
        return text('product.promise.delivery', { price: formatAmount(FREE_DELIVERY_FROM_CENTS) });
      case 'returns':
      case 'free-delivery':
      case 'take-back':
        return text(`product.promise.${promise}`);
    }
  };
  return (
    <ul className={styles['promises']}>
      {productPromises(product, price).map((promise) => (
        <li key={promise}>
          <Icon name="check" />
          {promiseText(promise)}
        </li>
      ))}
    </ul>
  );
}
