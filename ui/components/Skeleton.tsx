import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  readonly shape?: 'line' | 'title' | 'picture' | 'button';
  /** How many of them stand one below the other. */
  readonly count?: number;
  readonly className?: string | undefined;
};

/** Keeps the place of what is on its way. Nothing is said of it: a status says that it loads. */
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
