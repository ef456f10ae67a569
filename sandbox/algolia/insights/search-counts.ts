/** Counts of searches per index. */
export interface SearchCounts {
  record(index: string, text: string, hits: number): void;
  /** Returns the top searches, the most frequent first. */
  top(index: string): readonly TopSearch[];
}

export type TopSearch = {
  readonly search: string;
  readonly count: number;
  readonly nbHits: number;
};

/** Maximum number of texts counted per index; the least recent are deleted. */
const MAX_TEXTS = 10_000;

/** `known` has initial top searches per index, the most frequent first. */
export function createSearchCounts(
  known: Readonly<Record<string, readonly string[]>> = {},
  most = MAX_TEXTS,
): SearchCounts {
  const byIndex = new Map<string, Map<string, TopSearch>>();
  const countsFor = (index: string): Map<string, TopSearch> => {
    const before = Object.hasOwn(known, index) ? (known[index] ?? []) : [];
    return (
      byIndex.get(index) ??
      new Map(
        before.map((search, position) => [
          search,
          { search, count: before.length - position, nbHits: 1 },
        ]),
      )
    );
  };
  return {
    record(index, text, nbHits) {
      const search = text.trim().toLowerCase();
      const counts = countsFor(index);
      byIndex.set(index, counts);
      const before = counts.get(search)?.count ?? 0;
      counts.delete(search);
      counts.set(search, { search, count: before + 1, nbHits });
      const [oldest] = counts.keys();
      if (counts.size > most && oldest !== undefined) counts.delete(oldest);
    },
    top: (index) =>
      [...countsFor(index).values()].sort(
        (a, b) => b.count - a.count || (a.search < b.search ? -1 : 1),
      ),
  };
}
