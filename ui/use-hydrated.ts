import { useSyncExternalStore } from 'react';

/**
 * Returns `atFirst` in the server's HTML and while it is hydrated, `present` after: parts of a page
 * are hydrated late, when the tab has restored what it stores. Nothing is rendered again where both
 * are the same.
 */
export function useHydrated<Value>(present: Value, atFirst: Value): Value {
  const isPresent = useSyncExternalStore(
    subscribeToNothing,
    present === atFirst ? isFirst : isHydrated,
    isFirst,
  );
  return isPresent ? present : atFirst;
}

/** Whether a component is hydrated: false in the server's HTML and on its hydration, true after. */
export const useHasScript = (): boolean => useHydrated(true, false);

const isHydrated = () => true;
const isFirst = () => false;
const subscribeToNothing = () => () => {};
