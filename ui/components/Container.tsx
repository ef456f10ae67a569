import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './Container.module.css';

type ContainerProps = {
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The column in which the page stands, between its gutters. */
export function Container({ className, children }: ContainerProps): ReactNode {
  return <div className={classNames(styles['page'], className)}>{children}</div>;
}
