import type { ReactNode } from 'react';
import type { ReviewSummary } from '#src/catalog/review-summary.ts';
import { useText } from '../../shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './ReviewScore.module.css';
import { Stars } from './Stars.tsx';

/** Average rating and number of reviews. */
export function ReviewScore({ summary }: { readonly summary: ReviewSummary }): ReactNode {
  const text = useText();
  const { average, count } = summary;
  return (
    <span className={styles['score']}>
      <Stars average={average} /> <span aria-hidden="true">{`(${count})`}</span>
      <VisuallyHidden>{`, ${text('reviews.count', { count })}`}</VisuallyHidden>
    </span>
  );
}
