import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '#ui/shop-context.tsx';
import styles from './Withdrawal.module.css';

type StepTitleProps = {
  readonly step: 1 | 2;
  /** Takes the focus, which was in the step before. */
  readonly isAnswer: boolean;
  readonly children: ReactNode;
};

/** What a step is about, and which of the two it is. */
export function StepTitle({ step, isAnswer, children }: StepTitleProps): ReactNode {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) title.current?.focus();
  }, [isAnswer]);
  return (
    <h3 ref={title} className={styles['title']} tabIndex={-1}>
      <small>{text('withdraw.step', { step: String(step) })}</small>
      {children}
    </h3>
  );
}
