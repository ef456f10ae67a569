import { observer } from 'mobx-react-lite';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { useShop, useStores, useText } from '../../shop-context.tsx';
import { Button, LinkButton } from '../Button.tsx';
import { LostAppointment } from '../delivery/LostAppointment.tsx';
import { useCartDelivery } from '../delivery/use-cart-delivery.ts';
import { useDeliveryTotals } from '../delivery/use-delivery-totals.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './CartDrawer.module.css';
import { CartLines } from './CartLines.tsx';
import { CartTotals } from './CartTotals.tsx';
import { CheckoutLink } from './CheckoutLink.tsx';
import { EmptyCart, UnavailableCart } from './ShownCart.tsx';

/** Lines of the optimistic cart, totals and the link to the checkout. */
export const CartDrawerContents = observer(function CartDrawerContents() {
  const text = useText();
  const { optimisticCart: cart, isUnavailable, itemCount } = useStores().cart;
  return (
    <>
      {/* The title gives the count on opening; this announces it again when it changes. */}
      <VisuallyHidden>
        <output>{itemCount > 0 && text('header.cart-count', { count: itemCount })}</output>
      </VisuallyHidden>
      {!isUnavailable && <CartLines cart={cart} />}
      {isUnavailable ? <UnavailableCart /> : cart.items.length === 0 && <EmptyCart />}
    </>
  );
});

/** No page loads it for the drawer, which asks for it once it knows of goods that a van brings. */
const WITHOUT_DELIVERY = {};

/** Totals and checkout link of the cart drawer, with the delivery that is chosen. */
export const CartDrawerFooter = observer(function CartDrawerFooter() {
  const { shell, text, stores } = useShop();
  const { optimisticCart: cart, isUpdating } = stores.cart;
  const isByVan = cart.items.some(({ product }) => stores.deliveries.isByVan(product.sku));
  const store = useCartDelivery(WITHOUT_DELIVERY, isByVan ? cart : EMPTY_CART);
  const delivery = isByVan ? store.delivery : undefined;
  const totals = useDeliveryTotals(delivery);
  return (
    <>
      {delivery && <LostAppointment delivery={delivery} />}
      <div className={styles['totals']}>
        <CartTotals cart={cart} isUpdating={isUpdating || store.isBusy} {...totals} />
      </div>
      <CheckoutLink />
      <div className={styles['others']}>
        <LinkButton href={shell.cartUrl} variant="outlined">
          {text('cart.view')}
        </LinkButton>
        <Button variant="quiet" onClick={() => stores.cart.close()}>
          {text('cart.go-on')}
        </Button>
      </div>
    </>
  );
});
