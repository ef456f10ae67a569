import type { ReactNode } from 'react';
import type { Translate } from '../i18n/texts.ts';
import { StandInPage } from './StandInPage.tsx';

/** While the shop is being worked on (H6). */
export function MaintenancePage({ text }: { readonly text: Translate }): ReactNode {
  return <StandInPage title={text('maintenanceTitle')} words={text('maintenanceParagraph')} />;
}
