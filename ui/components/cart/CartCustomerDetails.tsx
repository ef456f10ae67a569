import type { ReactNode } from 'react';
import type { Cart } from '#src/cart/cart.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { useText } from '../../shop-context.tsx';
import { CartAddresses } from './CartAddresses.tsx';
import styles from './CartCustomerDetails.module.css';
import { CartEmail } from './CartEmail.tsx';

export type CartCustomerDetailsProps = {
  readonly cart: Cart;
  readonly posted: PostedForm | undefined;
};

/** The cart's e-mail address, shipping and billing address (C9). */
export function CartCustomerDetails({ cart, posted }: CartCustomerDetailsProps): ReactNode {
  const text = useText();
  return (
    <section className={styles['details']} aria-labelledby="cart-details">
      <h2 id="cart-details">{text('cart.details')}</h2>
      <CartEmail email={cart.email} posted={posted} />
      <CartAddresses cart={cart} posted={posted} />
    </section>
  );
}
