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

/** Of so many texts of an index it is known how often they were looked for: the latest. */
const MOST_TEXTS = 10_000;

/** `known` is per index what was looked for before and found, the most frequent first. */
export function createSearchCounts(
  known: Readonly<Record<string, readonly string[]>> = {},
  most = MOST_TEXTS,
): SearchCounts {
  const byIndex = new Map<string, Map<string, TopSearch>>();
  const countsFor = (index: string): Map<string, TopSearch> => {
    const before = Object.hasOwn(known, index) ? (known[index] ?? []) : [];
    return (
      byIndex.get(index) ??
      new Map(
        before.map((search, place) => [
          search,
          { search, count: before.length - place, nbHits: 1 },
        ]),
      )
    );
  };
  return {
    heard(index, text, nbHits) {
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
