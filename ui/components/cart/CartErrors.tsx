import type { ReactNode } from 'react';
import { type Cart, cartLevelErrors, type UserError } from '#src/cart/cart.ts';
import { cartErrorText } from '../../i18n/cart-error-text.ts';
import type { Translate } from '../../i18n/texts.ts';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import styles from './CartErrors.module.css';

/**
 * Errors of a cart as a whole that occurred after it was filled (C3), e.g. a coupon that is no
 * longer valid. Errors of a line are shown at the line.
 */
export function CartErrors({ errors }: Pick<Cart, 'errors'>): ReactNode {
  const text = useText();
  const messages = new Set(cartLevelErrors(errors).map((error) => errorText(text, error)));
  return (
    <output className={classNames(messages.size > 0 && styles['troubles'])}>
      {[...messages].map((message) => (
        <span key={message}>{message}</span>
      ))}
    </output>
  );
}

/** Names the coupon, as shoppers do not remember which one "this" is. */
function errorText(text: Translate, error: UserError): string {
  const message = cartErrorText(text, error);
  return error.coupon === undefined ? message : `${error.coupon}: ${message}`;
}
