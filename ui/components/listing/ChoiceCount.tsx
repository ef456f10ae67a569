import type { ReactNode } from 'react';
import { useText } from '../../shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './ChoiceCount.module.css';

/** Number of chosen filter values on a button that opens filters; renders nothing for 0. */
export function ChoiceCount({ count }: { readonly count: number }): ReactNode {
  const text = useText();
  if (count === 0) return null;
  return (
    <>
      <span className={styles['count']} aria-hidden="true">
        {text('filter.count', { count })}
      </span>
      <VisuallyHidden>{text('filter.chosen-count', { count })}</VisuallyHidden>
    </>
  );
}
