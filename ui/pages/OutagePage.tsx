import type { ReactNode } from 'react';
import type { Translate } from '../i18n/texts.ts';
import { StandInPage } from './StandInPage.tsx';

/** While the shop has no menu and no footer to put around a page. */
export function OutagePage({ text }: { readonly text: Translate }): ReactNode {
  return <StandInPage title={text('error.unavailable-title')} words={text('error.outage-text')} />;
}
