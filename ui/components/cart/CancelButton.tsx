import type { ReactNode } from 'react';
import { useText } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import styles from './CancelButton.module.css';

/** Cancels a form. Needs script: without it the form's `summary` closes it. */
export function CancelButton({ onCancel }: { readonly onCancel: () => void }): ReactNode {
  const text = useText();
  return (
    <Button variant="quiet" className={styles['cancel']} onClick={onCancel}>
      {text('cart.cancel')}
    </Button>
  );
}
