import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './Badge.module.css';

type BadgeProps = {
  /** `sale` marks a reduced price, `praise` a recommendation by others. */
  readonly tone?: 'sale' | 'praise' | 'positive' | 'neutral';
  readonly children: ReactNode;
};

/** A short label for a product, on its picture or beside its name. */
export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return <span className={classNames(styles['badge'], styles[tone])}>{children}</span>;
}
