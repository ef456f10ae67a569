import type { ReactNode } from 'react';
import { Container } from '../components/Container.tsx';
import type { TextKey } from '../i18n/texts.ts';
import { Icon } from '../icons/Icon.tsx';

type StandalonePageProps = {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

/** Replaces every page of the shop during an outage; it has no links. */
export function StandalonePage({ title, text, children }: StandalonePageProps): ReactNode {
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
          <p>{text}</p>
          {children}
        </Container>
      </main>
    </div>
  );
}

export type StandaloneTexts = { readonly title: TextKey; readonly text: TextKey };

/** The texts of each such screen. */
export const STANDALONE_TEXTS = {
  /** While the server is overloaded; a reload soon after gets the page. */
  busy: { title: 'error.busy-title', text: 'error.busy-text' },
  /** During maintenance (H6). */
  maintenance: { title: 'maintenanceTitle', text: 'maintenanceParagraph' },
  /** While the shop's menu and footer cannot be loaded. */
  outage: { title: 'error.unavailable-title', text: 'error.outage-text' },
} as const satisfies Readonly<Record<string, StandaloneTexts>>;
