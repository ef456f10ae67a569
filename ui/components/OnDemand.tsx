import { Component, Suspense, type ReactNode } from 'react';

type Props = {
  /** Stands in its place while it is fetched. */
  readonly waiting: ReactNode;
  /** Stands in its place where it cannot be had: offline, or after a newer build. */
  readonly failed: ReactNode;
  /** Components made by `lazy`. */
  readonly children: ReactNode;
};

type State = { readonly isBroken: boolean };

/** What is fetched when it is wanted; a fault of it does not reach the page. */
export class OnDemand extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { waiting, failed, children } = this.props;
    return this.state.isBroken ? failed : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
