import type { ReactNode } from 'react';
import type { ReportRow, ReportSection } from '#src/use-cases/explain/explanation-report.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Inspect.module.css';

/** Sections of labelled rows; a row that names a problem is marked. */
export const Report = ({
  sections,
}: {
  readonly sections: readonly ReportSection[];
}): ReactNode => (
  <div className={styles['report']}>
    {sections.map(({ title, rows }) => (
      <section key={title}>
        <h2>{title}</h2>
        <dl className={styles['rows']}>{rows.map(rowOf)}</dl>
      </section>
    ))}
  </div>
);

const rowOf = ({ label, text, isProblem }: ReportRow, index: number): ReactNode => (
  // oxlint-disable-next-line react/no-array-index-key -- rows never move, and labels repeat
  <div key={index} className={styles['row']}>
    <dt>{label}</dt>
    <dd className={isProblem && styles['problem']}>
      {isProblem && <Icon name="warning" />}
      <span>{text}</span>
    </dd>
  </div>
);
