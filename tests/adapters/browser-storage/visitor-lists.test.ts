import { describe, expect, it, vi } from 'vitest';
import { createBrowserRecentlyViewed } from '#adapters/browser-storage/visitor-lists.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';

function fakeWindow(kept: Record<string, string> = {}, isForbidden = false) {
  const listeners = new Set<(event: StorageEvent) => void>();
  const attempt = <T>(use: () => T): T => {
    if (isForbidden) throw new Error('Storage is forbidden.');
    return use();
  };
  return {
    kept,
    tell: (key: string | null) =>
      listeners.forEach((hear) =>
        hear(Object.assign(new Event('storage'), { key }) as StorageEvent),
      ),
    localStorage: {
      getItem: (key: string) => attempt(() => kept[key] ?? null),
      setItem: (key: string, value: string) => attempt(() => void (kept[key] = value)),
      removeItem: (key: string) => attempt(() => void delete kept[key]),
    },
    addEventListener: (_: 'storage', hear: (event: StorageEvent) => void) =>
      void listeners.add(hear),
    removeEventListener: (_: 'storage', hear: (event: StorageEvent) => void) =>
      void listeners.delete(hear),
  };
}

describe('createBrowserRecentlyViewed', () => {
  it('loads the SKUs that it has saved', () => {
    const goods = createBrowserRecentlyViewed(fakeWindow(), createMemoryLog());
    goods.save(['a', 'b']);
    expect(goods.load()).toEqual(['a', 'b']);
  });

  it.each(['', 'null', '{', '{"version":9,"skus":["a"]}', '["a"]'])(
    'ignores %j, which it has not written',
    (viewed) => {
      const goods = createBrowserRecentlyViewed(fakeWindow({ viewed }), createMemoryLog());
      expect(goods.load()).toEqual([]);
    },
  );

  it('saves nothing, without throwing, if storage is forbidden', () => {
    const log = createMemoryLog();
    const goods = createBrowserRecentlyViewed(fakeWindow({}, true), log);
    goods.save(['a']);
    expect(goods.load()).toEqual([]);
  });

  it('notifies of changes in other tabs, until unsubscribed', () => {
    const window = fakeWindow();
    const hear = vi.fn<() => void>();
    const stop = createBrowserRecentlyViewed(window, createMemoryLog()).onChangeElsewhere(hear);
    window.tell('viewed');
    window.tell('cart');
    window.tell(null);
    stop();
    window.tell('viewed');
    expect(hear).toHaveBeenCalledTimes(2);
  });
});
