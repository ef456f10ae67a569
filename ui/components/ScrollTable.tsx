import type { ReactNode } from 'react';
import styles from './ScrollTable.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ScrollTableProps = {
  /** Subject of the table; its visually hidden caption. */
  readonly label: string;
  /** Table head and body. */
  readonly children: ReactNode;
};

/** A table that scrolls sideways, also by keyboard, if it is wider than the screen. */
export function ScrollTable({ label, children }: ScrollTableProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
    <section className={styles['frame']} aria-label={label} tabIndex={0}>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </section>
  );
}
