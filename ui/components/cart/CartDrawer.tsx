import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { useShop, useStores } from '#ui/shop-context.tsx';
import { Button } from '../Button.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { Notifications } from '../Notifications.tsx';
import styles from './CartDrawer.module.css';
import { CartLines } from './CartLines.tsx';
import { CartTotals } from './CartTotals.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { UnavailableCart } from './UnavailableCart.tsx';

/** The cart beside the page: a dialog that script opens; without script there is the cart's page. */
export const CartDrawer = observer(function CartDrawer() {
  const { text, stores } = useShop();
  const { isOpen, itemCount } = stores.cart;
  const dialog = useModal(isOpen);
  useClosedOnNewPage();
  return (
    <dialog
      ref={dialog}
      className={styles['drawer']}
      aria-label={text('cart.title-with-count', { count: itemCount })}
      closedby="any"
      onClose={() => stores.cart.close()}
    >
      {isOpen && <Contents />}
    </dialog>
  );
});

const Contents = observer(function Contents() {
  const { text, stores } = useShop();
  const { shown: cart, itemCount, isAway } = stores.cart;
  const isEmpty = cart.items.length === 0;
  return (
    <div className={styles['sheet']}>
      <header className={styles['header']}>
        <h2>
          {text('cart.title')} {itemCount > 0 && <span>({itemCount})</span>}
        </h2>
        <button
          className={styles['close']}
          type="button"
          aria-label={text('cart.close')}
          onClick={() => stores.cart.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <Notifications place="cart" />
      <div className={styles['lines']} tabIndex={-1}>
        {!isAway && <CartLines cart={cart} />}
        {isAway ? <UnavailableCart /> : isEmpty && <EmptyCart />}
      </div>
      {!isEmpty && <Footer />}
    </div>
  );
});

const Footer = observer(function Footer() {
  const { shell, text, stores } = useShop();
  const { shown: cart, isUpdating } = stores.cart;
  return (
    <footer className={styles['footer']}>
      <CartTotals cart={cart} isUpdating={isUpdating} />
      <LinkButton href={shell.cartUrl}>{text('cart.view')}</LinkButton>
      <Button look="quiet" onClick={() => stores.cart.close()}>
        {text('cart.go-on')}
      </Button>
    </footer>
  );
});

/** Opens and closes the dialog as `isOpen` says. The browser keeps the focus inside, and returns it. */
function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return dialog;
}

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
