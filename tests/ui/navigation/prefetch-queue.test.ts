import { describe, expect, it } from 'vitest';
import { createPrefetchQueue } from '#ui/navigation/prefetch-queue.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A queue whose pages arrive on demand. */
function slowly() {
  const begun: string[] = [];
  const off: string[] = [];
  const waiting = new Map<string, { arrive: () => void; fail: (error: Error) => void }>();
  const queue = createPrefetchQueue((url, until) => {
    begun.push(url);
    until.addEventListener('abort', () => off.push(url));
    return new Promise((resolve, reject) => waiting.set(url, { arrive: resolve, fail: reject }));
  });
  return { queue, begun, off, waiting };
}

describe('createPrefetchQueue', () => {
  it('H15 fetches two at once, the next as one arrives or fails', async () => {
    const { queue, begun, waiting } = slowly();
    for (const url of ['/a', '/b', '/c', '/d']) queue.enqueue(url, 'content');
    await settled();
    expect(begun).toEqual(['/a', '/b']);
    waiting.get('/a')?.arrive();
    await settled();
    waiting.get('/b')?.fail(new Error('offline'));
    await settled();
    expect(begun).toEqual(['/a', '/b', '/c', '/d']);
  });

  it('H15 fetches each page once, and no more than eight from one page', async () => {
    const begun: string[] = [];
    const queue = createPrefetchQueue((url) => {
      begun.push(url);
      return Promise.resolve();
    });
    for (let number = 0; number < 40; number += 1) queue.enqueue(`/${number % 20}`, 'content');
    await settled();
    expect(begun).toHaveLength(8);
    expect(new Set(begun).size).toBe(8);
  });

  it('H15 fetches nothing before the page is idle, then cards before the rest of the page', async () => {
    const begun: string[] = [];
    const beIdle: (() => void)[] = [];
    const idle = new Promise<void>((resolve) => void beIdle.push(resolve));
    const queue = createPrefetchQueue(
      (url) => Promise.resolve(void begun.push(url)),
      () => idle,
    );
    for (const part of ['header', 'footer', 'content', 'card'] as const) {
      for (let number = 0; number < 3; number += 1) queue.enqueue(`/${part}-${number}`, part);
    }
    await settled();
    expect(begun).toEqual([]);
    beIdle[0]?.();
    await settled();
    const parts = begun.map((url) => url.slice(1, -2)).join(' ');
    expect(parts).toBe('card card card content content content header header');
  });

  it('H15 fetches at once, beyond the maximum, the page that a shopper points at', async () => {
    const { queue, begun } = slowly();
    for (let number = 0; number < 20; number += 1) queue.enqueue(`/${number}`, 'content');
    queue.fetchNow('/19');
    queue.fetchNow('/19');
    expect(begun).toEqual(['/19']);
    await settled();
    expect(begun).toEqual(['/19', '/0', '/1']);
  });

  it('H15 drops a page whose link went out of view before its turn', async () => {
    const { queue, begun, waiting } = slowly();
    for (const url of ['/a', '/b', '/c', '/d']) queue.enqueue(url, 'content');
    await settled();
    queue.drop('/c');
    waiting.get('/a')?.arrive();
    await settled();
    expect(begun).toEqual(['/a', '/b', '/d']);
  });

  it('aborts requests in flight and fetches anew after restart', async () => {
    const { queue, begun, off } = slowly();
    for (const url of ['/a', '/b', '/c']) queue.enqueue(url, 'content');
    await settled();
    queue.reset();
    expect(off).toEqual(['/a', '/b']);
    queue.enqueue('/a', 'content');
    await settled();
    expect(begun).toEqual(['/a', '/b', '/a']);
  });
});
