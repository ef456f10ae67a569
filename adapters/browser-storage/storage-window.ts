import type { Log } from '#ports/log.ts';

/** The parts of a browser's window needed for local storage. */
export interface StorageWindow {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
}

/** Returns the result of the first action that does not throw; logs a warning if all throw. */
export type StorageAttempt = <T>(event: string, ...actions: readonly (() => T)[]) => T | undefined;

/** A browser may refuse to store data: private windows, a full disk, a shopper's settings. */
export const createStorageAttempt =
  (log: Log): StorageAttempt =>
  (event, ...actions) => {
    let reason: unknown;
    for (const action of actions) {
      try {
        return action();
      } catch (error) {
        reason ??= error;
      }
    }
    log.warn(event, { error: reason });
    return undefined;
  };

/** Calls back when another tab changes the value of a key. Returns a function to stop. */
export function onStorageChange(
  window: StorageWindow,
  key: string,
  listener: () => void,
): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === ALL_KEYS) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Key of the storage event for a cleared storage. */
const ALL_KEYS = null;
