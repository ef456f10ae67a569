import type { StorageWindow } from '#adapters/browser-storage/storage-window.ts';

/** The local storage of a browser, and its tabs: a change notifies all tabs but its own. */
export function createStorageBrowser() {
  const kept = new Map<string, string>();
  const tabs = new Set<Set<(event: StorageEvent) => void>>();
  const openTab = (): StorageWindow => {
    const own = new Set<(event: StorageEvent) => void>();
    tabs.add(own);
    const tellOthers = (key: string) => {
      for (const tab of tabs) if (tab !== own) tell(key, tab);
    };
    return {
      localStorage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem(key, value) {
          kept.set(key, value);
          tellOthers(key);
        },
        removeItem(key) {
          kept.delete(key);
          tellOthers(key);
        },
      },
      addEventListener: (_, listener) => void own.add(listener),
      removeEventListener: (_, listener) => void own.delete(listener),
    };
  };
  return { openTab, tellAll: (key: string | null) => tabs.forEach((tab) => tell(key, tab)) };
}

const tell = (key: string | null, listeners: Iterable<(event: StorageEvent) => void>) => {
  for (const listener of listeners) listener({ key } as StorageEvent);
};
