import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useShop } from '#ui/shop-context.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/**
 * Retry link for an unavailable cart: loads the cart page without script, the cart in place with
 * it. Announces the retries that the shopper asks for, not those of the tab itself.
 */
export const ReloadCartButton = observer(function LookAgain() {
  const { shell, text, stores } = useShop();
  const { cart } = stores;
  const pressed = useRef<Element>(null);
  const [isAsked, setAsked] = useState(false);
  const isReloading = isAsked && cart.isUpdating;
  useLayoutEffect(() => () => moveFocusToSection(pressed.current), []);
  useEffect(() => {
    if (!cart.isUpdating) setAsked(false);
  }, [cart.isUpdating]);
  const reload = (event: MouseEvent): void => {
    event.preventDefault();
    pressed.current = event.currentTarget;
    setAsked(true);
    cart.refetch();
  };
  return (
    <>
      <LinkButton href={shell.cartUrl} look="outlined" isPending={isReloading} onClick={reload}>
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
