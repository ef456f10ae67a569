import { observer } from 'mobx-react-lite';
import type { Cart } from '#src/cart/cart.ts';
import { trialLabel } from '#src/catalog/trial.ts';
import { commonGuarantee, NO_TERMS, promisesOf } from '#src/delivery/product-terms.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { PhoneLink } from '../header/PhoneLink.tsx';
import { usePromiseText } from '../product/promise-text.ts';
import styles from './BuyingHelp.module.css';

type BuyingHelpProps = { readonly cart: Pick<Cart, 'items' | 'prices'> };

/** Payment methods, the promises that are true of what is in the cart, and customer service. */
export const BuyingHelp = observer(function BuyingHelp({ cart }: BuyingHelpProps) {
  const { shell, text, locale, stores } = useShop();
  const promiseText = usePromiseText();
  const { payments = [] } = shell;
  const goods = cart.items.map(({ product }) => stores.deliveries.termsOf(product.sku) ?? NO_TERMS);
  const guarantee = commonGuarantee(goods);
  const tried = cart.items
    .filter((_, at) => goods[at]?.hasTrial)
    .map(({ product }) => product.name);
  const namesTried = tried.length > 0 && tried.length < goods.length;
  return (
    <div className={styles['help']}>
      {payments.length > 0 && (
        <ul className={styles['payments']} aria-label={text('cart.payments')}>
          {payments.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {goods.length > 0 && (
        <ul className={styles['promises']}>
          {namesTried && (
            <li>
              <Icon name="check" />
              {trialLabel(locale)}: {[...new Set(tried)].join(', ')}
            </li>
          )}
          {promisesOf(goods, cart.prices.grandTotal).map((promise) => (
            <li key={promise}>
              <Icon name="check" />
              {promiseText(promise, guarantee)}
            </li>
          ))}
        </ul>
      )}
      {shell.phone.number !== '' && (
        <div className={styles['ask']}>
          <p>{text('cart.questions')}</p>
          <PhoneLink />
        </div>
      )}
    </div>
  );
});
