import type { ReactNode } from 'react';
import styles from './ScrollTable.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ScrollTableProps = {
  /** What the table is about: its caption, where the page shows it already. */
  readonly label: string;
  /** Its head and body. */
  readonly children: ReactNode;
};

/** A table that scrolls by itself where it is wider than the screen, by keyboard too. */
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
