import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef } from 'react';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { useShop } from '../../shop-context.tsx';
import { LinkButton } from '../Button.tsx';
import { LazyBoundary, Skeleton } from '../Skeleton.tsx';
import { useCloseOnBack } from '../dialog/use-overlay.ts';
import styles from './AddedToCart.module.css';

/**
 * Confirms an add to the cart, beside the page's content. A popover: takes no focus, and closes on
 * Escape, Back or a press elsewhere. Not shown on the cart page, which has the line itself.
 */
export const AddedToCart = observer(function AddedToCart() {
  const { shell, text, stores } = useShop();
  const { cart, navigation } = stores;
  const confirmation = cart.confirmation.shown;
  const isShown = confirmation !== undefined && navigation.page.type !== 'cart';
  const popover = useRef<HTMLElement>(null);
  const titleId = useId();
  const close = (): void => cart.confirmation.dismiss();
  useCloseOnBack(isShown, close);
  useLayoutEffect(() => {
    const isOpen = popover.current?.matches(':popover-open');
    if (isShown && !isOpen) popover.current?.showPopover();
    if (!isShown && isOpen) popover.current?.hidePopover();
  }, [isShown]);
  return (
    <section
      ref={popover}
      className={styles['added']}
      popover="auto"
      aria-labelledby={titleId}
      onToggle={({ newState }) => newState === 'closed' && close()}
    >
      {isShown && (
        <LazyBoundary
          fallback={<Skeleton count={4} />}
          errorFallback={<LinkButton href={shell.cartUrl}>{text('cart.view')}</LinkButton>}
        >
          <Contents {...{ confirmation, titleId }} onClose={close} />
        </LazyBoundary>
      )}
    </section>
  );
});

const Contents = lazyWithTexts(
  async () => (await import('./AddedToCartContents.tsx')).AddedToCartContents,
);
