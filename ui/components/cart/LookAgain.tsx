import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useShop } from '#ui/shop-context.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** Asks for the cart once more: without script by loading its page, with it in place. */
export const LookAgain = observer(function LookAgain() {
  const { shell, text, stores } = useShop();
  const { cart } = stores;
  const look = (event: MouseEvent): void => {
    event.preventDefault();
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
