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
    expect(begun).toEqual(['/a', '/b']);
    waiting.get('/a')?.arrive();
    await settled();
    waiting.get('/b')?.fail(new Error('offline'));
    await settled();
    expect(begun).toEqual(['/a', '/b', '/c', '/d']);
  });

  it('H15 fetches each page once, and no more than twelve from one page', async () => {
    const begun: string[] = [];
    const queue = createPrefetchQueue((url) => {
      begun.push(url);
      return Promise.resolve();
    });
    for (let number = 0; number < 40; number += 1) queue.enqueue(`/${number % 20}`, 'content');
    await settled();
    expect(begun).toHaveLength(12);
    expect(new Set(begun).size).toBe(12);
  });

  it('H15 has a share for each part of a page, so that the footer, seen last, gets its own', async () => {
    const begun: string[] = [];
    const queue = createPrefetchQueue((url) => {
      begun.push(url);
      return Promise.resolve();
    });
    for (const part of ['header', 'content', 'footer'] as const) {
      for (let number = 0; number < 20; number += 1) queue.enqueue(`/${part}-${number}`, part);
    }
    await settled();
    const shareOf = (part: string) => begun.filter((url) => url.startsWith(`/${part}`)).length;
    expect(['header', 'content', 'footer'].map(shareOf)).toEqual([8, 12, 12]);
  });

  it('H15 drops a page whose link went out of view before its turn', async () => {
    const { queue, begun, waiting } = slowly();
    for (const url of ['/a', '/b', '/c', '/d']) queue.enqueue(url, 'content');
    queue.drop('/c');
    waiting.get('/a')?.arrive();
    await settled();
    expect(begun).toEqual(['/a', '/b', '/d']);
  });

  it('aborts requests in flight and fetches anew after restart', async () => {
    const { queue, begun, off } = slowly();
    for (const url of ['/a', '/b', '/c']) queue.enqueue(url, 'content');
    queue.reset();
    expect(off).toEqual(['/a', '/b']);
    queue.enqueue('/a', 'content');
    await settled();
    expect(begun).toEqual(['/a', '/b', '/a']);
  });
});
