import { pause, type Wait } from './read-retries.ts';

/**
 * Waits, at most until the tab is online again: a call that failed offline need not wait longer
 * (B5).
 */
export const pauseUntilOnline =
  (tab: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): Wait =>
  async (milliseconds, signal) => {
    const over = new AbortController();
    const end = (): void => over.abort();
    tab.addEventListener('online', end);
    signal.addEventListener('abort', end);
    await pause(milliseconds, over.signal);
    tab.removeEventListener('online', end);
    signal.removeEventListener('abort', end);
  };
