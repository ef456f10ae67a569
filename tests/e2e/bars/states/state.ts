import type { Screen, ScreenName } from '../screen.ts';

/** A state of a page that no address alone leads to, for `npm run test:bars`. */
export type State = {
  readonly name: string;
  /** The only screen that has it. */
  readonly only?: ScreenName;
  /** Opens the state, and waits for it. */
  readonly reach: (screen: Screen) => Promise<void>;
  /** Selector of an overlay, behind which the page is dimmed. */
  readonly part?: string;
};

/** Selector of an open dialog. */
export const OPEN_DIALOG = 'dialog[open]';
