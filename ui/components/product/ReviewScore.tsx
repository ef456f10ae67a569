import type { ReactNode } from 'react';
import type { ReviewSummary } from '#src/catalog/review-summary.ts';
import styles from './ReviewScore.module.css';
import { Stars } from './Stars.tsx';

/** Average rating and number of reviews. */
export function ReviewScore({ summary }: { readonly summary: ReviewSummary }): ReactNode {
  const { average, count } = summary;
  return (
    <span className={styles['score']}>
      <Stars average={average} count={count} /> <span aria-hidden="true">{`(${count})`}</span>
    </span>
  );
}
