import type { Log } from '#ports/log.ts';

/** What of a browser's window is needed to keep something in local storage. */
export interface StorageWindow {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  addEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageEvent) => void): void;
}

/** Answers what the first action does that the browser allows; where it allows none, that is logged. */
export type Attempt = <T>(event: string, ...actions: readonly (() => T)[]) => T | undefined;

/** A browser may refuse to keep anything: private windows, a full disk, a shopper's settings. */
export const createAttempt =
  (log: Log): Attempt =>
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

/** Calls back when another tab changes what stands under a key. Answers how to stop. */
export function onChangeOf(window: StorageWindow, key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent): void => {
    if (event.key === key || event.key === EVERYTHING) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** The key of a storage event when the whole storage was emptied. */
const EVERYTHING = null;
