import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useShop, useStores } from '#ui/shop-context.tsx';
import { Button } from '../Button.tsx';
import { Sheet } from '../dialog/Sheet.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { Notifications } from '../Notifications.tsx';
import { CartLines } from './CartLines.tsx';
import { CartTotals } from './CartTotals.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { UnavailableCart } from './UnavailableCart.tsx';

/** The cart beside the page: a dialog that script opens; without script there is the cart's page. */
export const CartDrawer = observer(function CartDrawer() {
  const { text, stores } = useShop();
  const { isOpen, itemCount } = stores.cart;
  useClosedOnNewPage();
  const isEmpty = stores.cart.shown.items.length === 0;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => stores.cart.close()}
      title={text(itemCount > 0 ? 'cart.title-with-count' : 'cart.title', { count: itemCount })}
      closeLabel={text('cart.close')}
      footer={!isEmpty && <Footer />}
    >
      <Contents />
    </Sheet>
  );
});

const Contents = observer(function Contents() {
  const { shown: cart, isAway } = useStores().cart;
  return (
    <>
      <Notifications place="cart" />
      {!isAway && <CartLines cart={cart} />}
      {isAway ? <UnavailableCart /> : cart.items.length === 0 && <EmptyCart />}
    </>
  );
});

const Footer = observer(function Footer() {
  const { shell, text, stores } = useShop();
  const { shown: cart, isUpdating } = stores.cart;
  return (
    <>
      <CartTotals cart={cart} isUpdating={isUpdating} />
      <LinkButton href={shell.cartUrl}>{text('cart.view')}</LinkButton>
      <Button look="quiet" onClick={() => stores.cart.close()}>
        {text('cart.go-on')}
      </Button>
    </>
  );
});

function useClosedOnNewPage(): void {
  const { navigation, cart } = useStores();
  useEffect(
    () =>
      reaction(
        () => navigation.page,
        () => cart.close(),
      ),
    [navigation, cart],
  );
}
