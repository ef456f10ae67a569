/** What shoppers look for, per index. */
export interface SearchCounts {
  heard(index: string, text: string, hits: number): void;
  /** The texts that were looked for most, the most frequent first. */
  top(index: string): readonly TopSearch[];
}

export type TopSearch = {
  readonly search: string;
  readonly count: number;
  readonly nbHits: number;
};

/** `known` is per index what was looked for before and found, the most frequent first. */
export function createSearchCounts(
  known: Readonly<Record<string, readonly string[]>> = {},
): SearchCounts {
  const byIndex = new Map<string, Map<string, TopSearch>>();
  const countsFor = (index: string): Map<string, TopSearch> => {
    const before = Object.hasOwn(known, index) ? (known[index] ?? []) : [];
    const counts =
      byIndex.get(index) ??
      new Map(
        before.map((search, place) => [
          search,
          { search, count: before.length - place, nbHits: 1 },
        ]),
      );
    byIndex.set(index, counts);
    return counts;
  };
  return {
    heard(index, text, nbHits) {
      const search = text.trim().toLowerCase();
      const counts = countsFor(index);
      counts.set(search, { search, count: (counts.get(search)?.count ?? 0) + 1, nbHits });
    },
    top: (index) =>
      [...countsFor(index).values()].sort(
        (a, b) => b.count - a.count || (a.search < b.search ? -1 : 1),
      ),
  };
}
