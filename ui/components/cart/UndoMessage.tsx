import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import styles from './UndoMessage.module.css';

type UndoMessageProps = {
  /** Message about the action to undo. */
  readonly message: string;
  readonly onUndo: () => void;
};

/** Undo button with its message. It takes the focus, as the pressed button is gone. */
export function UndoMessage({ message, onUndo }: UndoMessageProps): ReactNode {
  const text = useText();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={styles['removed']}>
      <output>{message}</output>
      <Button ref={undo} variant="quiet" onClick={onUndo} onKeyDown={ignoreRepeat}>
        {text('cart.undo')}
      </Button>
    </div>
  );
}

/** A held Enter pressed the previous button; its repeats do not undo that. */
function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
