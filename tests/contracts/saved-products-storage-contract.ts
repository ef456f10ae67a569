import { describe, expect, it } from 'vitest';
import type { SavedProductsStorage } from '#ports/browser-storage.ts';
import type { SavedProduct } from '#src/saved/saved-products.ts';

/** Two tabs of one browser, with nothing stored yet. */
export type TwoTabs = {
  readonly here: SavedProductsStorage;
  readonly elsewhere: SavedProductsStorage;
};

/** Contract for every store of saved products. */
export function savedProductsStorageContract(name: string, open: () => TwoTabs): void {
  describe(`SavedProductsStorage: ${name}`, () => {
    it('is empty before anything was kept', () => {
      expect(open().here.load()).toEqual([]);
    });

    it('returns the products saved last, in their order, in every tab', () => {
      const { here, elsewhere } = open();
      for (const products of [[TOPPER], [BED, TOPPER], [BED], []]) {
        here.save(products);
        expect(here.load()).toEqual(products);
        expect(elsewhere.load()).toEqual(products);
      }
    });

    it('notifies of changes in another tab, and of no others, until unsubscribed', () => {
      const { here, elsewhere } = open();
      let notifications = 0;
      const stop = here.onChangeElsewhere(() => (notifications += 1));
      here.save([BED]);
      expect(notifications).toBe(0);
      elsewhere.save([BED, TOPPER]);
      expect(notifications).toBe(1);
      elsewhere.save([]);
      expect(notifications).toBe(2);
      stop();
      elsewhere.save([BED]);
      expect(notifications).toBe(2);
    });
  });
}

const BED: SavedProduct = {
  url: '/boxspring-duin?maat=180x200&kleur=zand&topper=latex',
  name: 'Boxspring „Duin” 😴',
  quantity: 1,
  savedAt: 1_700_000_000_000,
};
const TOPPER: SavedProduct = { url: '/topper', name: 'Topper', quantity: 2, savedAt: 1 };
