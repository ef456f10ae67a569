import type { ReactNode } from 'react';
import type { Cart } from '#src/cart/cart.ts';
import { sameAddress } from '#src/address/format-address.ts';
import { useShop } from '../../shop-context.tsx';
import { AddressCard } from '../cart/AddressCard.tsx';
import { GiftNote } from '../cart/GiftNote.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import styles from './OrderDetails.module.css';

type OrderDetailsProps = {
  readonly cart: Cart;
  /** More details, after the others. */
  readonly children?: ReactNode;
};

/** E-mail address, shipping and billing address of the order, each with a link to change it. */
export function OrderDetails({ cart, children }: OrderDetailsProps): ReactNode {
  const { text } = useShop();
  const [shipping] = cart.shippingAddresses;
  const billing = cart.billingAddress ?? undefined;
  const isOne = shipping !== undefined && billing !== undefined && sameAddress(shipping, billing);
  return (
    <section className={styles['details']} aria-labelledby="order-details">
      <h2 id="order-details">{text('cart.details')}</h2>
      <Detail
        title={text('cart.email')}
        form="cart-email-form"
        value={cart.email && <p>{cart.email}</p>}
      />
      <Detail
        title={text('address.shipping')}
        form="cart-shipping-form"
        value={shipping && <AddressCard address={shipping} />}
      />
      <Detail
        title={text('address.billing')}
        // Without an address the cart asks for the billing address with the shipping address.
        form={shipping || billing ? 'cart-billing-form' : 'cart-shipping-form'}
        value={isOne ? <p>{text('address.same')}</p> : billing && <AddressCard address={billing} />}
      />
      {children}
      <GiftNote cart={cart} />
    </section>
  );
}

type DetailProps = {
  readonly title: string;
  /** Empty without a saved value. */
  readonly value: ReactNode;
  /** Id of the form on the cart page. */
  readonly form: string;
};

export function Detail({ title, value: stored, form }: DetailProps): ReactNode {
  const { shell, text } = useShop();
  const linkTo = useLinkTo();
  return (
    <div className={styles['detail']}>
      <h3>{title}</h3>
      {stored || <p className={styles['missing']}>{text('checkout.missing')}</p>}
      <a className={styles['change']} {...linkTo(`${shell.cartUrl}#${form}`)}>
        {text(stored ? 'cart.details-change' : 'cart.details-enter')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </a>
    </div>
  );
}
