import { useSyncExternalStore } from 'react';

/**
 * The present value of what the server's HTML shows another value of: that one in the HTML and on its
 * hydration, as parts of a page are hydrated late, when the tab has restored what it stores.
 */
export const useHydrated = <Value>(present: Value, atFirst: Value): Value =>
  useSyncExternalStore(
    subscribeToNothing,
    () => present,
    () => atFirst,
  );

/** Whether a component is hydrated: false in the server's HTML and on its hydration, true after. */
export const useHasScript = (): boolean => useHydrated(true, false);

const subscribeToNothing = () => () => {};
