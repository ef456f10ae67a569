import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './Badge.module.css';

type BadgeProps = {
  /** `sale` is for what costs less than before, `praise` for what others said of it. */
  readonly tone?: 'sale' | 'praise' | 'positive' | 'neutral';
  readonly children: ReactNode;
};

/** A word or two about a product, on its picture or beside its name. */
export function Badge({ tone = 'neutral', children }: BadgeProps): ReactNode {
  return <span className={classNames(styles['badge'], styles[tone])}>{children}</span>;
}
