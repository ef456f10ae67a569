import { describe, expect, it } from 'vitest';
import type { SearchHistory } from '#ports/search-history.ts';

/** What a browser remembers of searches, whoever keeps them. */
export function searchHistoryContract(name: string, create: () => SearchHistory): void {
  describe(`the search history of ${name}`, () => {
    it('holds no search at first', () => {
      expect(create().load()).toEqual([]);
    });

    it('keeps searches in their order, and what was kept last', () => {
      const history = create();
      history.save(['bed', 'topper']);
      expect(history.load()).toEqual(['bed', 'topper']);
      history.save(['topper']);
      expect(history.load()).toEqual(['topper']);
    });

    it('forgets all searches', () => {
      const history = create();
      history.save(['bed']);
      history.save([]);
      expect(history.load()).toEqual([]);
    });
  });
}
