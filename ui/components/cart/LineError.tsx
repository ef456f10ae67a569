import type { ReactNode } from 'react';
import type { UserError } from '#src/cart/cart.ts';
import { cartErrorText } from '../../i18n/cart-error-text.ts';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import styles from './LineError.module.css';

type LineErrorProps = {
  readonly error: UserError | undefined;
  readonly id?: string;
  readonly className?: string | undefined;
};

/** Why the last change of a line was rejected; the notification announces it. */
export function LineChangeError(props: LineErrorProps & { readonly error: UserError }): ReactNode {
  const { error, id, className } = props;
  const text = useText();
  return (
    <p className={classNames(styles['trouble'], className)} id={id}>
      {cartErrorText(text, error)}
    </p>
  );
}

/**
 * Error of a line that occurred after it was added to the cart (C3): less stock than wanted. The
 * empty `output` is always rendered, so that screen readers announce a new error.
 */
export function LineError({ error, id, className }: LineErrorProps): ReactNode {
  const text = useText();
  return (
    <output className={classNames(error && styles['trouble'], className)} id={id}>
      {error && cartErrorText(text, error)}
    </output>
  );
}
