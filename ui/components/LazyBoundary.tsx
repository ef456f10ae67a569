import { Component, Suspense, type ReactNode } from 'react';

type Props = {
  /** Fallback while the component loads. */
  readonly waiting: ReactNode;
  /** Fallback if loading fails: offline, or after a newer build. */
  readonly failed: ReactNode;
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
    const { waiting, failed, children } = this.props;
    return this.state.isBroken ? failed : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
