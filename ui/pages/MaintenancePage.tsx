import type { ReactNode } from 'react';
import type { Translate } from '../i18n/texts.ts';
import { StandalonePage } from './StandalonePage.tsx';

/** Shown during maintenance (H6). */
export function MaintenancePage({ text }: { readonly text: Translate }): ReactNode {
  return <StandalonePage title={text('maintenanceTitle')} words={text('maintenanceParagraph')} />;
}
