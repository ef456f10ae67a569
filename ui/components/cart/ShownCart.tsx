import { observer } from 'mobx-react-lite';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Cart, EMPTY_CART } from '#src/cart/cart.ts';
import type { ShownCart } from '#src/use-cases/page-model.ts';
import { useShop, useStores } from '../../shop-context.tsx';
import { LinkButton } from '../Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './EmptyCart.module.css';

/**
 * The cart to show: the server's at first, this tab's once it has loaded. `isUnavailable` if the cart
 * exists but cannot be loaded. Observable: use it within an observer.
 */
export function useShownCart(page: ShownCart): {
  readonly cart: Cart;
  readonly isUnavailable: boolean;
} {
  const store = useStores().cart;
  const isUnavailable = store.isKnown ? store.isUnavailable : page.isCartAway;
  return {
    isUnavailable,
    cart: (store.isKnown ? store.optimisticCart : page.cart) ?? EMPTY_CART,
  };
}

type EmptyCartProps = {
  /** Coupon code in the page's URL; by default the pending one, which waits for cart items. */
  readonly code?: string | undefined;
};

/** Shown in an empty cart, with a link to start shopping. */
export const EmptyCart = observer(function EmptyCart({ code: linked }: EmptyCartProps) {
  const { text, stores } = useShop();
  const code = linked ?? stores.linkedCoupon.code;
  return (
    <div className={styles['empty']}>
      <p className={styles['title']}>{text('cart.empty')}</p>
      <p>{text('cart.empty-text')}</p>
      {code !== undefined && <p>{text('cart.coupon-waits', { code })}</p>}
      <LinkButton href="/">{text('cart.start')}</LinkButton>
    </div>
  );
});

/** Shown when the commerce backend did not answer: the cart is not displayed, but not lost. */
export const UnavailableCart = observer(function UnavailableCart() {
  const { text } = useShop();
  return (
    <div className={styles['empty']} role="alert">
      <p className={styles['title']}>{text('cart.unavailable-title')}</p>
      <p>{text('cart.unavailable-text')}</p>
      <ReloadCartButton />
    </div>
  );
});

/**
 * Retry link for an unavailable cart: loads the cart page without script, the cart in place with
 * it. Announces the retries that the shopper asks for, not those of the tab itself.
 */
export const ReloadCartButton = observer(function ReloadCartButton() {
  const { shell, text, stores } = useShop();
  const { cart } = stores;
  const pressed = useRef<Element>(null);
  const [isRequested, setRequested] = useState(false);
  const isReloading = isRequested && cart.isUpdating;
  useLayoutEffect(() => () => moveFocusToSection(pressed.current), []);
  useEffect(() => {
    if (!cart.isUpdating) setRequested(false);
  }, [cart.isUpdating]);
  const reload = (event: MouseEvent): void => {
    event.preventDefault();
    pressed.current = event.currentTarget;
    setRequested(true);
    cart.refetch();
  };
  return (
    <>
      <LinkButton href={shell.cartUrl} variant="outlined" isPending={isReloading} onClick={reload}>
        {text('page.retry')}
      </LinkButton>
      <VisuallyHidden>
        <output>{isReloading && text('cart.looking')}</output>
      </VisuallyHidden>
    </>
  );
});

/** The button is removed once the cart is loaded: the focus moves to its focusable container. */
function moveFocusToSection(pressed: Element | null): void {
  if (pressed !== document.activeElement) return;
  const section = pressed?.closest('[tabindex="-1"]');
  if (section instanceof HTMLElement) section.focus();
}
