import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers alone: what a picture, a colour or a position conveys visually. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles['hidden']}>{children}</span>;
}
