import { observer } from 'mobx-react-lite';
import { useShop } from '#ui/shop-context.tsx';
import { LinkButton } from '../LinkButton.tsx';
import styles from './EmptyCart.module.css';

type EmptyCartProps = {
  /** A discount code in the address of the page; else the one that waits: it is told when it is used. */
  readonly code?: string | undefined;
};

/** Where to begin when there is nothing in the cart. */
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
