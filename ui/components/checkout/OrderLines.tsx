import { observer } from 'mobx-react-lite';
import type { Cart } from '#src/cart/cart.ts';
import { troubleOfLine } from '#src/cart/cart-troubles.ts';
import { useText } from '#ui/shop-context.tsx';
import { Amount } from '../Amount.tsx';
import { LineEach, LinePicture, LineWords } from '../cart/LineFacts.tsx';
import { LineTrouble } from '../cart/LineTrouble.tsx';
import { useDeliveries } from '../cart/use-deliveries.ts';
import styles from './OrderLines.module.css';

/** Lines of the order, read-only. */
export const OrderLines = observer(function OrderLines({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const { dayOf } = useDeliveries(cart);
  return (
    <ul className={styles['lines']}>
      {cart.items.map((item) => (
        <li key={item.uid} className={styles['line']}>
          <LinePicture item={item} />
          <LineWords item={item} day={dayOf(item.product.sku)} />
          <LineEach item={item} />
          <p className={styles['quantity']}>
            {text('checkout.quantity', { count: item.quantity })}
          </p>
          <p className={styles['total']}>
            <Amount money={item.rowTotal} />
          </p>
          <LineTrouble error={troubleOfLine(cart.errors, item.uid)} className={styles['trouble']} />
        </li>
      ))}
    </ul>
  );
});
