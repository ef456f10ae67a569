import { observer } from 'mobx-react-lite';
import { useShop } from '#ui/shop-context.tsx';
import { ReloadCartButton } from './ReloadCartButton.tsx';
import styles from './EmptyCart.module.css';

/** Shown when the commerce backend did not answer: the cart is not displayed, but not lost. */
export const UnavailableCart = observer(function UnavailableCart() {
  const { text } = useShop();
  return (
    <div className={styles['empty']} role="alert">
      <p className={styles['title']}>{text('cart.unavailable-title')}</p>
      <p>{text('cart.unavailable-text')}</p>
      <ReloadCartButton />
    </div>
  );
});
