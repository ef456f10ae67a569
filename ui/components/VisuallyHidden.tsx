import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Said aloud, not shown: what a picture, a colour or a place on the page says to the eye. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={styles['hidden']}>{children}</span>;
}
