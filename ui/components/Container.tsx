import type { ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import styles from './Container.module.css';

type ContainerProps = {
  readonly className?: string | undefined;
  /** `text` is as wide as a line is pleasant to read. */
  readonly width?: 'page' | 'text';
  readonly children: ReactNode;
};

/** The column in which the page stands, between its gutters. */
export function Container({ className, width = 'page', children }: ContainerProps): ReactNode {
  return <div className={classNames(styles[width], className)}>{children}</div>;
}
