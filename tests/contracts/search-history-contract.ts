import { describe, expect, it } from 'vitest';
import type { SearchHistory } from '#ports/browser-storage.ts';

/** Contract for every store of a browser's search history. */
export function searchHistoryContract(name: string, create: () => SearchHistory): void {
  describe(`SearchHistory: ${name}`, () => {
    it('is empty at first', () => {
      expect(create().load()).toEqual([]);
    });

    it('keeps searches in their order, and the list that was kept last', () => {
      const history = create();
      history.save(['bed', 'topper']);
      expect(history.load()).toEqual(['bed', 'topper']);
      history.save(['topper']);
      expect(history.load()).toEqual(['topper']);
    });

    it('clears all searches', () => {
      const history = create();
      history.save(['bed']);
      history.save([]);
      expect(history.load()).toEqual([]);
    });
  });
}
