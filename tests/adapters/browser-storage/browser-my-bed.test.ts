import { describe, expect, it } from 'vitest';
import { createBrowserMyBed } from '#adapters/browser-storage/browser-my-bed.ts';
import { myBedContract } from '../../contracts/my-bed-contract.ts';
import { createMemoryMyBed, type SharedBed } from '../../support/memory-browser-storage.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createStorageBrowser } from '../../support/storage-browser.ts';

myBedContract('browser', () => {
  const { openTab } = createStorageBrowser();
  const open = () => createBrowserMyBed(openTab(), createMemoryLog());
  return [open(), open()];
});
myBedContract('memory', () => {
  const shared: SharedBed = { bed: undefined, tabs: new Set() };
  return [createMemoryMyBed(shared), createMemoryMyBed(shared)];
});

describe('createBrowserMyBed', () => {
  it('MB7 stores the code of the bed, and reads no bed from anything else', () => {
    const tab = createStorageBrowser().openTab();
    const storage = createBrowserMyBed(tab, createMemoryLog());
    storage.save({ width: 160, length: 200, mattresses: 2 });
    expect(tab.localStorage.getItem('bed')).toBe('2x80x200');
    tab.localStorage.setItem('bed', '{"width":160}');
    expect(storage.load()).toBeUndefined();
  });

  it('MB7 stores nothing, and logs it, where storage is forbidden', () => {
    const log = createMemoryLog();
    const forbidden = {
      ...createStorageBrowser().openTab(),
      get localStorage(): never {
        throw new Error('SecurityError');
      },
    };
    const storage = createBrowserMyBed(forbidden, log);
    storage.save({ width: 160, length: 200, mattresses: 1 });
    expect(storage.load()).toBeUndefined();
    expect(log.entries.map(({ event }) => event)).toEqual(['bed-not-kept', 'bed-not-loaded']);
  });
});
