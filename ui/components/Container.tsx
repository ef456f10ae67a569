import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './Container.module.css';

type ContainerProps = {
  readonly className?: string | undefined;
  /** `text` limits the width to a readable line length. */
  readonly width?: 'page' | 'text';
  readonly children: ReactNode;
};

/** Column for page content, between the page gutters. */
export function Container({ className, width = 'page', children }: ContainerProps): ReactNode {
  return <div className={classNames(styles[width], className)}>{children}</div>;
}
