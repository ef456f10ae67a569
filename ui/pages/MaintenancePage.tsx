import type { ReactNode } from 'react';
import { Container } from '../components/Container.tsx';
import type { Translate } from '../i18n/texts.ts';
import { Icon } from '../icons/Icon.tsx';

/** Stands in for every page while the shop is being worked on (H6); it leads nowhere. */
export function MaintenancePage({ text }: { readonly text: Translate }): ReactNode {
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
          <h1>{text('maintenanceTitle')}</h1>
          <p>{text('maintenanceParagraph')}</p>
        </Container>
      </main>
    </div>
  );
}
