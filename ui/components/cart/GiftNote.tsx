import { observer } from 'mobx-react-lite';
import type { Cart } from '#src/cart/cart.ts';
import { useShop } from '../../shop-context.tsx';
import styles from './GiftNote.module.css';

/** How a parcel reaches someone else; renders nothing for a cart of which the van may bring something. */
export const GiftNote = observer(function GiftNote({ cart }: { readonly cart: Cart }) {
  const { text, stores } = useShop();
  if (stores.deliveries.mayBeByVan(cart.items)) return null;
  return (
    <p className={styles['note']}>{text('cart.gift', { box: text('address.also-billing') })}</p>
  );
});
