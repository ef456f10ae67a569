import { Component, type ReactNode, Suspense } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  readonly shape?: 'line' | 'title' | 'picture' | 'button';
  /** Number of placeholders, one below the other. */
  readonly count?: number;
  readonly className?: string | undefined;
};

/** Placeholder for loading content, hidden from screen readers: a status announces the loading. */
export function Skeleton({ shape = 'line', count = 1, className }: SkeletonProps): ReactNode {
  const keys = Array.from({ length: count }, (_, index) => `${shape} ${index}`);
  return (
    <span className={classNames(styles['group'], className)} aria-hidden="true">
      {keys.map((key) => (
        <span key={key} className={classNames(styles['skeleton'], styles[shape])} />
      ))}
    </span>
  );
}

type Props = {
  /** Fallback while the component loads. */
  readonly fallback: ReactNode;
  /** Fallback if loading fails: offline, or after a newer build. */
  readonly errorFallback: ReactNode;
  /** Components made by `lazy`. */
  readonly children: ReactNode;
};

type State = { readonly isBroken: boolean };

/** Lazily loaded content; its errors do not reach the page. */
export class LazyBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { fallback: waiting, errorFallback, children } = this.props;
    return this.state.isBroken ? errorFallback : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
