import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated: false in the server's HTML and on its hydration, true after. */
export const useHasScript = (): boolean =>
  useSyncExternalStore(subscribeToNothing, hasScript, hasNoScript);

const subscribeToNothing = () => () => {};
const hasScript = (): boolean => true;
const hasNoScript = (): boolean => false;
