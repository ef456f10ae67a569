import type { SchemaDrift, DroppedItem } from '#ports/upstreams.ts';
import type { Log } from '#ports/log.ts';

/** Number of unreadable values at one path of an upstream's responses. */
export type DriftCount = Pick<DroppedItem, 'upstream' | 'place'> & {
  readonly count: number;
  /** Some of the dropped items. */
  readonly items: readonly string[];
};

/** Counts what adapters drop, by path. */
export interface CountedDrift extends SchemaDrift {
  /** Most frequent first. */
  counts(): readonly DriftCount[];
}

const MAX_ITEMS = 5;

/** Maximum number of paths, as upstreams name them; any others are counted together. */
const MAX_PATHS = 1000;
const MAX_NAME_LENGTH = 200;
const OTHER_PATHS = 'elsewhere';
const NONE: Pick<DriftCount, 'count' | 'items'> = { count: 0, items: [] };

/**
 * Logs a path at its first drop, and again each time its count has grown tenfold: an upstream that
 * has changed its format would otherwise flood the log.
 */
export function createCountedDrift(log: Log): CountedDrift {
  const counts = new Map<string, DriftCount>();
  return {
    report(dropped) {
      const { upstream } = dropped;
      const item = dropped.item?.slice(0, MAX_NAME_LENGTH);
      const named = dropped.place.slice(0, MAX_NAME_LENGTH);
      const isNamed = counts.size < MAX_PATHS || counts.has(`${upstream} ${named}`);
      const path = isNamed ? named : OTHER_PATHS;
      const key = `${upstream} ${path}`;
      const { count, items } = counts.get(key) ?? NONE;
      const isNewItem = item !== undefined && !items.includes(item) && items.length < MAX_ITEMS;
      const counted = {
        upstream,
        place: path,
        count: count + 1,
        items: isNewItem ? [...items, item] : items,
      };
      counts.set(key, counted);
      if (isPowerOfTen(counted.count)) log.warn('payload-unreadable', counted);
    },
    counts: () => [...counts.values()].toSorted((a, b) => b.count - a.count),
  };
}

const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));
