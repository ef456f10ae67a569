import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '#ui/shop-context.tsx';
import styles from './Withdrawal.module.css';

type StepTitleProps = {
  readonly step: 1 | 2;
  /** Takes the focus from the previous step. */
  readonly isAnswer: boolean;
  readonly children: ReactNode;
};

/** Heading of a step with its number. */
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
