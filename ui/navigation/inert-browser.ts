import type { Browser } from './browser.ts';

const nothing = (): void => {};
const listenToNothing = () => nothing;

/** A tab without any effect, for server rendering. */
export const INERT_BROWSER: Browser = {
  history: {
    key: () => '',
    url: () => '',
    push: nothing,
    replace: nothing,
    back: nothing,
    onPopState: listenToNothing,
    onLeave: listenToNothing,
    load: nothing,
  },
  viewport: {
    top: () => 0,
    maxTop: () => 0,
    scrollTo: nothing,
    scrollToAnchor: () => false,
    onNextFrame: nothing,
    onUserScroll: listenToNothing,
  },
  document: { showHead: nothing, swap: (present) => present(), focusHeading: nothing },
  session: { get: () => undefined, set: nothing, remove: nothing },
  cookies: { get: () => undefined, set: nothing },
  locks: { hold: (_name, action) => action() },
  timers: { now: () => 0, after: listenToNothing },
  tabFocus: { onReturn: listenToNothing },
};
