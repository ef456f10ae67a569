import type { Screen, ScreenName } from '../screen.ts';

/** Something a shopper can have before them that no address alone leads to. */
export type State = {
  readonly name: string;
  /** Met by every `npm test`; the others by `npm run test:bars`. */
  readonly isKey?: true;
  /** Where it is only on one of the two screens. */
  readonly only?: ScreenName;
  /** Goes there, and waits until it is there. */
  readonly reach: (screen: Screen) => Promise<void>;
  /** What lies over the page, which is dimmed behind it. */
  readonly part?: string;
};

/** What is open as a dialog. */
export const OPEN_DIALOG = 'dialog[open]';
