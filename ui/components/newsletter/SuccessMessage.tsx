import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './SuccessMessage.module.css';

type SuccessMessageProps = {
  readonly children: ReactNode;
  /** Takes the focus from the form that it replaces. */
  readonly isAnswer?: boolean;
};

/** Success message, in place of the form or above it. */
export function SuccessMessage({ children, isAnswer = false }: SuccessMessageProps): ReactNode {
  const words = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (isAnswer) words.current?.focus();
  }, [isAnswer]);
  return (
    <output ref={words} className={styles['said']} tabIndex={-1}>
      <Icon name="check" />
      <span>{children}</span>
    </output>
  );
}
