import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { PhoneLink } from '../header/PhoneLink.tsx';
import styles from './BuyingHelp.module.css';

/** Payment methods, shop promises and the customer service number. */
export function BuyingHelp(): ReactNode {
  const { shell, text } = useShop();
  const { payments = [] } = shell;
  return (
    <div className={styles['help']}>
      {payments.length > 0 && (
        <ul className={styles['payments']} aria-label={text('cart.payments')}>
          {payments.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <ul className={styles['promises']}>
        {shell.usps.map((promise) => (
          <li key={promise}>
            <Icon name="check" />
            {promise}
          </li>
        ))}
      </ul>
      {shell.phone.number !== '' && (
        <div className={styles['ask']}>
          <p>{text('cart.questions')}</p>
          <PhoneLink />
        </div>
      )}
    </div>
  );
}
