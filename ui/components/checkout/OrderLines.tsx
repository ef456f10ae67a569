import { observer } from 'mobx-react-lite';
import { type Cart, findLineError } from '#src/cart/cart.ts';
import { useText } from '../../shop-context.tsx';
import { Amount } from '../PriceTag.tsx';
import {
  LineDescription,
  LineEnergyLabel,
  LinePicture,
  LineUnitPrice,
} from '../cart/CartLineParts.tsx';
import { LineError } from '../cart/LineError.tsx';
import { useDeliveries } from '../cart/use-deliveries.ts';
import styles from './OrderLines.module.css';

/** Lines of the order, read-only. */
export const OrderLines = observer(function OrderLines({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const { periodOf, comesWith } = useDeliveries(cart);
  return (
    <ul className={styles['lines']}>
      {cart.items.map((item) => (
        <li key={item.uid} className={styles['line']}>
          <LinePicture item={item} />
          <LineDescription
            item={item}
            period={periodOf(item.product.sku)}
            comesWith={comesWith(item.product.sku)}
          />
          <LineUnitPrice item={item} />
          <p className={styles['quantity']}>
            {text('checkout.quantity', { count: item.quantity })}
          </p>
          <div className={styles['total']}>
            <p>
              <Amount money={item.rowTotal} />
            </p>
            <LineEnergyLabel item={item} />
          </div>
          <LineError error={findLineError(cart.errors, item.uid)} className={styles['trouble']} />
        </li>
      ))}
    </ul>
  );
});
