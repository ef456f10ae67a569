import { afterEach, describe, expect, it, vi } from 'vitest';
import { pauseUntilOnline } from '#adapters/bff-client/read-retries.ts';

const never = (): AbortSignal => new AbortController().signal;

afterEach(() => vi.useRealTimers());

describe('pauseUntilOnline', () => {
  it('B5 waits for the given time', async () => {
    vi.useFakeTimers();
    let isOver = false;
    void pauseUntilOnline(new EventTarget())(4000, never()).then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(3999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver).toBe(true);
  });

  it('B5 ends when the network is back or the signal aborts', async () => {
    vi.useFakeTimers();
    const tab = new EventTarget();
    const leaving = new AbortController();
    const wait = pauseUntilOnline(tab);
    const waits = [wait(4000, never()), wait(4000, leaving.signal)];
    leaving.abort();
    await waits[1];
    tab.dispatchEvent(new Event('online'));
    await waits[0];
    expect(vi.getTimerCount()).toBe(0);
  });
});
