import type { ReactNode } from 'react';
import type { Translate } from '../i18n/texts.ts';
import { StandInPage } from './StandInPage.tsx';

/** Shown during maintenance (H6). */
export function MaintenancePage({ text }: { readonly text: Translate }): ReactNode {
  return <StandInPage title={text('maintenanceTitle')} words={text('maintenanceParagraph')} />;
}
