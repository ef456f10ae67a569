import type { StorageWindow } from '#adapters/browser-storage/storage-window.ts';

/** The local storage of a browser, and its tabs: a change notifies all tabs but its own. */
export function createStorageBrowser() {
  const stored = new Map<string, string>();
  const tabs = new Set<Set<(event: StorageEvent) => void>>();
  const openTab = (): StorageWindow => {
    const own = new Set<(event: StorageEvent) => void>();
    tabs.add(own);
    const notifyOthers = (key: string) => {
      for (const tab of tabs) if (tab !== own) notify(key, tab);
    };
    return {
      localStorage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem(key, value) {
          stored.set(key, value);
          notifyOthers(key);
        },
        removeItem(key) {
          stored.delete(key);
          notifyOthers(key);
        },
      },
      addEventListener: (_, listener) => void own.add(listener),
      removeEventListener: (_, listener) => void own.delete(listener),
    };
  };
  return { openTab, notifyAll: (key: string | null) => tabs.forEach((tab) => notify(key, tab)) };
}

const notify = (key: string | null, listeners: Iterable<(event: StorageEvent) => void>) => {
  for (const listener of listeners) listener({ key } as StorageEvent);
};
