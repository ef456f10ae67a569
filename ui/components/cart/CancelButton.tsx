import type { ReactNode } from 'react';
import { useText } from '#ui/shop-context.tsx';
import { Button } from '../Button.tsx';
import styles from './CancelButton.module.css';

/** Leaves a form as it was. By script alone: without it, what unfolds a form folds it in again. */
export function CancelButton({ onCancel }: { readonly onCancel: () => void }): ReactNode {
  const text = useText();
  return (
    <Button look="quiet" className={styles['cancel']} onClick={onCancel}>
      {text('cart.cancel')}
    </Button>
  );
}
