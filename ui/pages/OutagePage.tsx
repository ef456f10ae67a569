import type { ReactNode } from 'react';
import type { Translate } from '../i18n/texts.ts';
import { StandalonePage } from './StandalonePage.tsx';

/** Shown while the shop's menu and footer cannot be loaded. */
export function OutagePage({ text }: { readonly text: Translate }): ReactNode {
  return (
    <StandalonePage title={text('error.unavailable-title')} words={text('error.outage-text')} />
  );
}
