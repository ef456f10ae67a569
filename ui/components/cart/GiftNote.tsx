import { observer } from 'mobx-react-lite';
import type { Cart } from '#src/cart/cart.ts';
import { useShop } from '../../shop-context.tsx';
import styles from './GiftNote.module.css';

/** How a parcel reaches someone else; renders nothing for a cart of which the van brings something. */
export const GiftNote = observer(function GiftNote({ cart }: { readonly cart: Cart }) {
  const { text, stores } = useShop();
  if (cart.items.some(({ product }) => stores.deliveries.isByVan(product.sku))) return null;
  return <p className={styles['note']}>{text('cart.gift')}</p>;
});
