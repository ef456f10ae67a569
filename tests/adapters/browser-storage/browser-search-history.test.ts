import { describe, expect, it } from 'vitest';
import { createBrowserSearchHistory } from '#adapters/browser-storage/browser-search-history.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createMemorySearchHistory } from '../../support/memory-browser-storage.ts';
import { searchHistoryContract } from '../../contracts/search-history-contract.ts';

function storageWith(entries: readonly (readonly [string, string])[] = []) {
  const stored = new Map(entries);
  return {
    kept: stored,
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  };
}

searchHistoryContract('browser', () =>
  createBrowserSearchHistory(storageWith(), createMemoryLog()),
);
searchHistoryContract('memory', () => createMemorySearchHistory());

describe('createBrowserSearchHistory', () => {
  it('removes its storage entry when an empty list is saved', () => {
    const window = storageWith();
    const history = createBrowserSearchHistory(window, createMemoryLog());
    history.save(['bed']);
    expect(window.kept.size).toBe(1);
    history.save([]);
    expect(window.kept.size).toBe(0);
  });

  it('loads nothing from unreadable data', () => {
    for (const text of ['', '{', '[]', '{"version":9,"searches":["bed"]}']) {
      const window = storageWith([['recent-searches', text]]);
      expect(createBrowserSearchHistory(window, createMemoryLog()).load()).toEqual([]);
    }
  });

  it('saves and loads nothing, and logs it, if storage is forbidden', () => {
    const log = createMemoryLog();
    const forbidden = {
      get localStorage(): never {
        throw new Error('SecurityError');
      },
    };
    const history = createBrowserSearchHistory(forbidden, log);
    history.save(['bed']);
    expect(history.load()).toEqual([]);
    expect(log.entries.map(({ event }) => event)).toEqual([
      'searches-not-kept',
      'searches-not-loaded',
    ]);
  });
});
