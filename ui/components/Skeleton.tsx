import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  readonly shape?: 'line' | 'title' | 'picture' | 'button';
  /** Number of placeholders, one below the other. */
  readonly count?: number;
  readonly className?: string | undefined;
};

/** Placeholder for loading content, hidden from screen readers: a status announces the loading. */
export function Skeleton({ shape = 'line', count = 1, className }: SkeletonProps): ReactNode {
  const places = Array.from({ length: count }, (_, place) => `${shape} ${place}`);
  return (
    <span className={classNames(styles['group'], className)} aria-hidden="true">
      {places.map((key) => (
        <span key={key} className={classNames(styles['skeleton'], styles[shape])} />
      ))}
    </span>
  );
}
