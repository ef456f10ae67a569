import type { ReactNode } from 'react';
import type { Translate } from '../i18n/texts.ts';
import { StandalonePage } from './StandalonePage.tsx';

/** Shown while the server is overloaded; a reload soon after gets the page. */
export function BusyPage({ text }: { readonly text: Translate }): ReactNode {
  return <StandalonePage title={text('error.busy-title')} words={text('error.busy-text')} />;
}
