import { Component, type ReactNode } from 'react';
import { useText } from '../shop-context.tsx';
import { Container } from './Container.tsx';
import { LinkButton } from './Button.tsx';
import styles from './PageBoundary.module.css';

type Props = { readonly children: ReactNode };
type State = { readonly isBroken: boolean };

/** Error boundary that keeps an error in one page from breaking the shop around it. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage(): ReactNode {
  const text = useText();
  return (
    <Container width="text" className={styles['broken']}>
      <h1>{text('unknownError')}</h1>
      <LinkButton href="/">{text('error.home')}</LinkButton>
    </Container>
  );
}
