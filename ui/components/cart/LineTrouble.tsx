import type { ReactNode } from 'react';
import type { UserError } from '#src/cart/cart.ts';
import { cartErrorText } from '#ui/i18n/cart-error-text.ts';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './LineTrouble.module.css';

type LineTroubleProps = {
  readonly error: UserError | undefined;
  readonly id?: string;
  readonly className?: string | undefined;
};

/** Why the last change of a line was refused; the message beside the page reads it out. */
export function LineRefusal(props: LineTroubleProps & { readonly error: UserError }): ReactNode {
  const { error, id, className } = props;
  const text = useText();
  return (
    <p className={classNames(styles['trouble'], className)} id={id}>
      {cartErrorText(text, error)}
    </p>
  );
}

/**
 * What became wrong with a line since it was put into the cart (C3): fewer are left. It is there while
 * nothing is, so that it is read out when something becomes wrong.
 */
export function LineTrouble({ error, id, className }: LineTroubleProps): ReactNode {
  const text = useText();
  return (
    <output className={classNames(error && styles['trouble'], className)} id={id}>
      {error && cartErrorText(text, error)}
    </output>
  );
}
