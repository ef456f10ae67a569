import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { CartItem } from '#src/cart/cart.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { useShop, useStores } from '../../shop-context.tsx';
import { LinkButton } from '../Button.tsx';
import { LazyBoundary, Skeleton } from '../Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { useCloseOnBack } from '../dialog/use-overlay.ts';
import styles from './AddedToCart.module.css';
import { addedLines } from '../../stores/added-to-cart-store.ts';

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
  useDismissOnNewPage();
  useCloseOnBack(isShown, close);
  useLayoutEffect(() => {
    const isOpen = popover.current?.matches(':popover-open');
    if (isShown && !isOpen) popover.current?.showPopover();
    if (!isShown && isOpen) popover.current?.hidePopover();
  }, [isShown]);
  return (
    <>
      <AddedAnnouncement />
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
    </>
  );
});

const Contents = lazyWithTexts(
  async () => (await import('./AddedToCartContents.tsx')).AddedToCartContents,
);

/** Announces the added lines and the new item count to screen readers. */
const AddedAnnouncement = observer(function AddedAnnouncement() {
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

function useDismissOnNewPage(): void {
  const { navigation, cart } = useStores();
  useEffect(
    () =>
      reaction(
        () => navigation.page.url,
        () => cart.confirmation.dismiss(),
      ),
    [navigation, cart],
  );
}
