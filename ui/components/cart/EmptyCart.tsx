import { observer } from 'mobx-react-lite';
import { useShop } from '#ui/shop-context.tsx';
import { LinkButton } from '../LinkButton.tsx';
import styles from './EmptyCart.module.css';

type EmptyCartProps = {
  /** Coupon code in the page's URL; by default the pending one, which waits for cart items. */
  readonly code?: string | undefined;
};

/** Shown in an empty cart, with a link to start shopping. */
export const EmptyCart = observer(function EmptyCart({ code: linked }: EmptyCartProps) {
  const { text, stores } = useShop();
  const code = linked ?? stores.offeredCoupon.code;
  return (
    <div className={styles['empty']}>
      <p className={styles['title']}>{text('cart.empty')}</p>
      <p>{text('cart.empty-text')}</p>
      {code !== undefined && <p>{text('cart.coupon-waits', { code })}</p>}
      <LinkButton href="/">{text('cart.start')}</LinkButton>
    </div>
  );
});
