import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useShop } from '#ui/shop-context.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/**
 * Asks for the cart once more: without script by loading its page, with it in place. Nothing is said of
 * what the tab does of its own accord meanwhile.
 */
export const LookAgain = observer(function LookAgain() {
  const { shell, text, stores } = useShop();
  const { cart } = stores;
  const pressed = useRef<Element>(null);
  const [isAsked, setAsked] = useState(false);
  const isLooking = isAsked && cart.isUpdating;
  useLayoutEffect(() => () => leaveFocus(pressed.current), []);
  useEffect(() => {
    if (!cart.isUpdating) setAsked(false);
  }, [cart.isUpdating]);
  const look = (event: MouseEvent): void => {
    event.preventDefault();
    pressed.current = event.currentTarget;
    setAsked(true);
    cart.look();
  };
  return (
    <>
      <LinkButton href={shell.cartUrl} look="outlined" isPending={isLooking} onClick={look}>
        {text('page.retry')}
      </LinkButton>
      <VisuallyHidden>
        <output>{isLooking && text('cart.looking')}</output>
      </VisuallyHidden>
    </>
  );
});

/** What was pressed goes once the cart is there: the focus goes to what it stood in. */
function leaveFocus(pressed: Element | null): void {
  if (pressed !== document.activeElement) return;
  const place = pressed?.closest('[tabindex="-1"]');
  if (place instanceof HTMLElement) place.focus();
}
