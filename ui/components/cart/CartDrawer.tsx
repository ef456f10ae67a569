import { observer } from 'mobx-react-lite';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { useShop } from '../../shop-context.tsx';
import { LinkButton } from '../Button.tsx';
import { Notifications } from '../Notifications.tsx';
import { LazyBoundary, Skeleton } from '../Skeleton.tsx';
import { Sheet } from '../dialog/Modal.tsx';

/** The cart as a modal dialog beside the page. Needs script; the cart page serves without. */
export const CartDrawer = observer(function CartDrawer() {
  const { shell, text, stores } = useShop();
  const { isOpen, itemCount, optimisticCart } = stores.cart;
  const cartLink = <LinkButton href={shell.cartUrl}>{text('cart.view')}</LinkButton>;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => stores.cart.close()}
      title={text(itemCount > 0 ? 'cart.title-with-count' : 'cart.title', { count: itemCount })}
      closeLabel={text('cart.close')}
      footer={
        optimisticCart.items.length > 0 && (
          <LazyBoundary fallback={<Skeleton count={4} />} errorFallback={cartLink}>
            <Footer />
          </LazyBoundary>
        )
      }
    >
      <Notifications location="cart" />
      <LazyBoundary fallback={<Skeleton shape="picture" />} errorFallback={cartLink}>
        <Contents />
      </LazyBoundary>
    </Sheet>
  );
});

/** Loaded when the cart is opened; the cart page loads it too. */
const drawer = () => import('./CartDrawerContents.tsx');
const Contents = lazyWithTexts(async () => (await drawer()).CartDrawerContents);
const Footer = lazyWithTexts(async () => (await drawer()).CartDrawerFooter);
