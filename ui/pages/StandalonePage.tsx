import type { ReactNode } from 'react';
import { Container } from '../components/Container.tsx';
import { Icon } from '../icons/Icon.tsx';

type StandalonePageProps = { readonly title: string; readonly words: string };

/** Replaces every page of the shop during an outage; it has no links. */
export function StandalonePage({ title, words }: StandalonePageProps): ReactNode {
  return (
    <div className="maintenance-screen">
      <header className="maintenance-header">
        <Container>
          <img src="/logo.svg" alt="Sluimer" width={233} height={24} />
        </Container>
      </header>
      <main>
        <Container width="text" className="maintenance-words">
          <Icon name="moon" className="maintenance-moon" />
          <h1>{title}</h1>
          <p>{words}</p>
        </Container>
      </main>
    </div>
  );
}
