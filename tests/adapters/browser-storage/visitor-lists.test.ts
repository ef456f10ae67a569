import { describe, expect, it, vi } from 'vitest';
import { createBrowserRecentlyViewed } from '#adapters/browser-storage/visitor-lists.ts';
import { createMemoryLog } from '../../support/memory-log.ts';

function fakeWindow(stored: Record<string, string> = {}, isForbidden = false) {
  const listeners = new Set<(event: StorageEvent) => void>();
  const attempt = <T>(use: () => T): T => {
    if (isForbidden) throw new Error('Storage is forbidden.');
    return use();
  };
  return {
    kept: stored,
    notify: (key: string | null) =>
      listeners.forEach((hear) =>
        hear(Object.assign(new Event('storage'), { key }) as StorageEvent),
      ),
    localStorage: {
      getItem: (key: string) => attempt(() => stored[key] ?? null),
      setItem: (key: string, value: string) => attempt(() => void (stored[key] = value)),
      removeItem: (key: string) => attempt(() => void delete stored[key]),
    },
    addEventListener: (_: 'storage', hear: (event: StorageEvent) => void) =>
      void listeners.add(hear),
    removeEventListener: (_: 'storage', hear: (event: StorageEvent) => void) =>
      void listeners.delete(hear),
  };
}

const PRODUCTS = [
  { sku: 'a', viewedAt: 2 },
  { sku: 'b', viewedAt: 1 },
];

describe('createBrowserRecentlyViewed', () => {
  it('loads the products that it has saved, until they are cleared', () => {
    const window = fakeWindow();
    const recentlyViewed = createBrowserRecentlyViewed(window, createMemoryLog());
    recentlyViewed.save(PRODUCTS);
    expect(recentlyViewed.load()).toEqual(PRODUCTS);
    recentlyViewed.clear();
    expect([recentlyViewed.load(), window.kept]).toEqual([undefined, {}]);
  });

  it.each(['', 'null', '{', '{"version":9,"skus":["a"]}', '["a"]', '{"version":1,"skus":["a"]}'])(
    'removes %j, which it has not written since visitors are asked',
    (viewed) => {
      const window = fakeWindow({ viewed });
      const recentlyViewed = createBrowserRecentlyViewed(window, createMemoryLog());
      expect([recentlyViewed.load(), window.kept]).toEqual([undefined, {}]);
    },
  );

  it('saves nothing, without throwing, if storage is forbidden', () => {
    const log = createMemoryLog();
    const recentlyViewed = createBrowserRecentlyViewed(fakeWindow({}, true), log);
    recentlyViewed.save(PRODUCTS);
    expect(recentlyViewed.load()).toBeUndefined();
  });

  it('notifies of changes in other tabs, until unsubscribed', () => {
    const window = fakeWindow();
    const hear = vi.fn<() => void>();
    const stop = createBrowserRecentlyViewed(window, createMemoryLog()).onChangeElsewhere(hear);
    window.notify('viewed');
    window.notify('cart');
    window.notify(null);
    stop();
    window.notify('viewed');
    expect(hear).toHaveBeenCalledTimes(2);
  });
});
