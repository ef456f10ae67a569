import { pause, type Wait } from './read-retries.ts';

/**
 * Waits, but not beyond the moment at which the tab's network is back: what failed because that was
 * gone need not wait for its time (B5).
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
