import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '#ui/shop-context.tsx';
import { Button } from '../Button.tsx';
import styles from './PutBack.module.css';

type PutBackProps = {
  /** What was done. */
  readonly words: string;
  readonly onUndo: () => void;
};

/** Takes back what was just done. It takes the focus, which stood on a button that is gone. */
export function PutBack({ words, onUndo }: PutBackProps): ReactNode {
  const text = useText();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={styles['removed']}>
      <output>{words}</output>
      <Button ref={undo} look="quiet" onClick={onUndo}>
        {text('cart.undo')}
      </Button>
    </div>
  );
}
