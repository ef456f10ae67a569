import { observer } from 'mobx-react-lite';
import type { Cart } from '#src/cart/cart.ts';
import type { CheckoutPage as Model } from '#src/use-cases/page-model.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { LinkButton } from '../components/Button.tsx';
import { Container } from '../components/Container.tsx';
import { CartTotals } from '../components/cart/CartTotals.tsx';
import { EmptyCart, UnavailableCart, useShownCart } from '../components/cart/ShownCart.tsx';
import { OrderDelivery } from '../components/delivery/OrderDelivery.tsx';
import { useCartDelivery } from '../components/delivery/use-cart-delivery.ts';
import { useDeliveryTotals } from '../components/delivery/use-delivery-totals.ts';
import { OrderDetails } from '../components/checkout/OrderDetails.tsx';
import { OrderLines } from '../components/checkout/OrderLines.tsx';
import { LegalGuaranteeSentence } from '../components/duties/LegalGuarantee.tsx';
import { useShop } from '../shop-context.tsx';
import styles from './CheckoutPage.module.css';

type CheckoutPageProps = { readonly page: Model };

/**
 * The cart as an order, for a shop without an external checkout: states plainly that it cannot be
 * ordered here.
 */
export const CheckoutPage = observer(function CheckoutPage({ page }: CheckoutPageProps) {
  const { cart, isUnavailable } = useShownCart(page);
  return (
    <Container className={styles['page']}>
      <Breadcrumbs trail={page.breadcrumbs} current={page.title} />
      <h1>{page.title}</h1>
      {isUnavailable && <UnavailableCart />}
      {!isUnavailable &&
        (cart.items.length > 0 ? <Order cart={cart} page={page} /> : <EmptyCart />)}
    </Container>
  );
});

type OrderProps = { readonly cart: Cart; readonly page: Model };

const Order = observer(function Order({ cart, page }: OrderProps) {
  const { shell, text, stores } = useShop();
  const { delivery } = useCartDelivery(page, cart);
  const totals = useDeliveryTotals(delivery);
  return (
    <>
      <div className={styles['notice']} role="note">
        <p className={styles['plainly']}>{text('checkout.not-here')}</p>
        <p>{text('checkout.not-here-text')}</p>
      </div>
      <div className={styles['columns']}>
        <section className={styles['lines']} aria-labelledby="order-lines">
          <h2 id="order-lines">{text('checkout.lines')}</h2>
          <OrderLines cart={cart} />
        </section>
        <OrderDetails cart={cart}>{delivery && <OrderDelivery delivery={delivery} />}</OrderDetails>
        <section className={styles['summary']} aria-labelledby="order-summary">
          <h2 id="order-summary">{text('cart.summary')}</h2>
          <CartTotals cart={cart} isUpdating={stores.cart.isUpdating} {...totals} />
          <LegalGuaranteeSentence />
          <LinkButton href={shell.cartUrl} variant="outlined">
            {text('checkout.back')}
          </LinkButton>
        </section>
      </div>
    </>
  );
});
