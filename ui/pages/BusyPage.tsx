import type { ReactNode } from 'react';
import type { Translate } from '../i18n/texts.ts';
import { StandInPage } from './StandInPage.tsx';

/** While the server has more to do than it can: the same address has the page a moment later. */
export function BusyPage({ text }: { readonly text: Translate }): ReactNode {
  return <StandInPage title={text('error.busy-title')} words={text('error.busy-text')} />;
}
