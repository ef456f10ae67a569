import { observer } from 'mobx-react-lite';
import { useId, type MouseEvent } from 'react';
import { useShop } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import buttons from '../Button.module.css';
import { useLinkTo } from '../ContentLink.tsx';
import styles from './CheckoutLink.module.css';

/**
 * Link to the checkout. Only the server knows its URL, so the browser loads it. Disabled, with the
 * reason, while totals update, so that no shopper orders for another amount than was shown.
 */
export const CheckoutLink = observer(function CheckoutLink() {
  const { shell, text, stores } = useShop();
  const reasonId = useId();
  const linkTo = useLinkTo();
  const isWaiting = stores.cart.isUpdating;
  if (shell.checkoutUrl === undefined) return null;
  const wait = (event: MouseEvent): void => {
    if (isWaiting) event.preventDefault();
  };
  return (
    <div className={styles['checkout']}>
      <a
        className={classNames(buttons['button'], buttons['filled'], styles['link'])}
        href={shell.checkoutUrl}
        rel={linkTo(shell.checkoutUrl).rel}
        data-load=""
        aria-disabled={isWaiting || undefined}
        aria-describedby={isWaiting ? reasonId : undefined}
        onClick={wait}
      >
        {text('cart.checkout')}
      </a>
      {shell.takesNoOrders && <p className={styles['note']}>{text('checkout.not-here')}</p>}
      <p className={styles['reason']} id={reasonId}>
        {isWaiting && text('cart.checkout-waits')}
      </p>
    </div>
  );
});
