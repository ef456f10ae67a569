import { observer } from 'mobx-react-lite';
import type { CartItem } from '#src/cart/cart.ts';
import { useShop } from '../../shop-context.tsx';
import { addedLines } from '../../stores/added-to-cart-store.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/**
 * Announces the added lines and the new item count to screen readers: those hear only of a region that
 * was there before its text.
 */
export const AddedAnnouncement = observer(function AddedAnnouncement() {
  const { text, stores } = useShop();
  const { confirmation, optimisticCart, itemCount } = stores.cart;
  const added = confirmation.shown;
  const names = added?.isSure ? addedLines(added, optimisticCart.items).map(nameOf) : [];
  return (
    <VisuallyHidden>
      <output>
        {names.length > 0 && text('cart.added-told', { name: names.join(', '), count: itemCount })}
      </output>
    </VisuallyHidden>
  );
});

const nameOf = ({ product }: CartItem): string => product.name;
