import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import styles from './Said.module.css';

type SaidProps = {
  readonly children: ReactNode;
  /** Takes the focus, which the form that stood here had. */
  readonly isAnswer?: boolean;
};

/** What was done, in the place of the form or above it. */
export function Said({ children, isAnswer = false }: SaidProps): ReactNode {
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
