import type { Browser } from './browser.ts';

const noop = (): void => {};
const noSubscription = () => noop;

/** A tab without any effect, for server rendering. */
export const INERT_BROWSER: Browser = {
  history: {
    key: () => '',
    url: () => '',
    push: noop,
    replace: noop,
    back: noop,
    onPopState: noSubscription,
    onLeave: noSubscription,
    load: noop,
  },
  viewport: {
    top: () => 0,
    maxTop: () => 0,
    scrollTo: noop,
    scrollToAnchor: () => false,
    onNextFrame: noop,
    painted: () => Promise.resolve(),
    onUserScroll: noSubscription,
  },
  document: { showHead: noop, swap: (present) => present(), focusHeading: noop },
  session: { get: () => undefined, set: noop, remove: noop },
  cookies: { get: () => undefined, set: noop },
  locks: { hold: (_name, action) => action() },
  timers: { now: () => 0, after: noSubscription },
  tabFocus: { onReturn: noSubscription },
};
