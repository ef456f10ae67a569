import { describe, expect, it } from 'vitest';
import type { MyBedStorage } from '#ports/browser-storage.ts';

const BED = { width: 160, length: 200, mattresses: 2, mattressHeight: 24 } as const;

/** Contract for every store of a shopper's bed; `openTabs` opens tabs of one browser. */
export function myBedContract(
  name: string,
  openTabs: () => readonly [MyBedStorage, MyBedStorage],
): void {
  describe(`MyBedStorage: ${name}`, () => {
    it('MB7 has no bed at first, and then the one that was kept last, in every tab', () => {
      const [storage, other] = openTabs();
      expect(storage.load()).toBeUndefined();
      storage.save({ width: 90, length: 200, mattresses: 1 });
      storage.save(BED);
      expect(other.load()).toEqual(BED);
    });

    it('MB7 removes the bed', () => {
      const [storage] = openTabs();
      storage.save(BED);
      storage.save(undefined);
      expect(storage.load()).toBeUndefined();
    });

    it('MB7 tells the other tabs of a change, until they listen no more', () => {
      const [storage, other] = openTabs();
      let changes = 0;
      const stop = other.onChangeElsewhere(() => (changes += 1));
      storage.save(BED);
      stop();
      storage.save(undefined);
      expect(changes).toBe(1);
    });
  });
}
