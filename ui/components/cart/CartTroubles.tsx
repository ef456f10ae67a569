import type { ReactNode } from 'react';
import type { Cart, UserError } from '#src/cart/cart.ts';
import { troublesOfCart } from '#src/cart/cart-troubles.ts';
import { cartErrorText } from '#ui/i18n/cart-error-text.ts';
import type { Translate } from '#ui/i18n/texts.ts';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './CartTroubles.module.css';

/**
 * What became wrong with a cart since it was filled (C3), and with no line of it: its coupon does not
 * hold any more. What is wrong with a line stands there.
 */
export function CartTroubles({ errors }: Pick<Cart, 'errors'>): ReactNode {
  const text = useText();
  const said = new Set(troublesOfCart(errors).map((error) => troubleText(text, error)));
  return (
    <output className={classNames(said.size > 0 && styles['troubles'])}>
      {[...said].map((words) => (
        <span key={words}>{words}</span>
      ))}
    </output>
  );
}

/** A coupon is named: nobody remembers which one "this" is. */
function troubleText(text: Translate, error: UserError): string {
  const words = cartErrorText(text, error);
  return error.coupon === undefined ? words : `${error.coupon}: ${words}`;
}
