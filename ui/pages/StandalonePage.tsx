import type { ReactNode } from 'react';
import { Container } from '../components/Container.tsx';
import type { Translate } from '../i18n/texts.ts';
import { Icon } from '../icons/Icon.tsx';

type StandalonePageProps = { readonly title: string; readonly text: string };

/** Replaces every page of the shop during an outage; it has no links. */
function StandalonePage({ title, text }: StandalonePageProps): ReactNode {
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
        </Container>
      </main>
    </div>
  );
}

/** Shown while the server is overloaded; a reload soon after gets the page. */
export function BusyPage({ text }: { readonly text: Translate }): ReactNode {
  return <StandalonePage title={text('error.busy-title')} text={text('error.busy-text')} />;
}

/** Shown during maintenance (H6). */
export function MaintenancePage({ text }: { readonly text: Translate }): ReactNode {
  return <StandalonePage title={text('maintenanceTitle')} text={text('maintenanceParagraph')} />;
}

/** Shown while the shop's menu and footer cannot be loaded. */
export function OutagePage({ text }: { readonly text: Translate }): ReactNode {
  return (
    <StandalonePage title={text('error.unavailable-title')} text={text('error.outage-text')} />
  );
}
