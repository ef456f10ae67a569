import type { SchemaDrift, DroppedItem } from '#ports/upstreams.ts';
import type { Log } from '#ports/log.ts';

/** Number of unreadable values at one place of an upstream's responses. */
export type DriftCount = Pick<DroppedItem, 'upstream' | 'place'> & {
  readonly count: number;
  /** Some of the dropped items. */
  readonly items: readonly string[];
};

/** Counts what adapters drop, by place. */
export interface CountedDrift extends SchemaDrift {
  /** Most frequent first. */
  counts(): readonly DriftCount[];
}

const MOST_ITEMS = 5;

/** Maximum number of places, as upstreams name them; any others are counted together. */
const MOST_PLACES = 1000;
const LONGEST_NAME = 200;
const OTHER_PLACES = 'elsewhere';
const NONE: Pick<DriftCount, 'count' | 'items'> = { count: 0, items: [] };

/**
 * Logs a place at its first drop, and again each time its count has grown tenfold: an upstream that
 * has changed its format would otherwise flood the log.
 */
export function createCountedDrift(log: Log): CountedDrift {
  const counts = new Map<string, DriftCount>();
  return {
    dropped(dropped) {
      const { upstream } = dropped;
      const item = dropped.item?.slice(0, LONGEST_NAME);
      const named = dropped.place.slice(0, LONGEST_NAME);
      const isNamed = counts.size < MOST_PLACES || counts.has(`${upstream} ${named}`);
      const place = isNamed ? named : OTHER_PLACES;
      const key = `${upstream} ${place}`;
      const { count, items } = counts.get(key) ?? NONE;
      const isNews = item !== undefined && !items.includes(item) && items.length < MOST_ITEMS;
      const counted = {
        upstream,
        place,
        count: count + 1,
        items: isNews ? [...items, item] : items,
      };
      counts.set(key, counted);
      if (isPowerOfTen(counted.count)) log.warn('payload-unreadable', counted);
    },
    counts: () => [...counts.values()].toSorted((a, b) => b.count - a.count),
  };
}

const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));
