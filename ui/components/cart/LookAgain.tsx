import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useShop } from '#ui/shop-context.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** Asks for the cart once more: without script by loading its page, with it in place. */
export const LookAgain = observer(function LookAgain() {
  const { shell, text, stores } = useShop();
  const { cart } = stores;
  const pressed = useRef<Element>(null);
  useLayoutEffect(() => () => leaveFocus(pressed.current), []);
  const look = (event: MouseEvent): void => {
    event.preventDefault();
    pressed.current = event.currentTarget;
    cart.look();
  };
  return (
    <>
      <LinkButton href={shell.cartUrl} look="outlined" isPending={cart.isUpdating} onClick={look}>
        {text('page.retry')}
      </LinkButton>
      <VisuallyHidden>
        <output>{cart.isUpdating && text('cart.looking')}</output>
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
