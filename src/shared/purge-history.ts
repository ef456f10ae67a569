/**
 * Remembers purges for longer than any answer is in flight: what was requested before a purge of
 * its tags may date from before the change.
 */
export interface PurgeHistory {
  /** Notes a purge of these tags, of everything without tags; `now` in milliseconds. */
  add(tags: readonly string[] | undefined, now: number): void;
  /** Whether one of these tags was purged at that time or later. */
  isPurgedSince(since: number, tags: readonly string[]): boolean;
}

/** In milliseconds. */
const RETENTION = 60_000;
const MAX_TAGS = 10_000;

/**
 * A history of bounded size: with too many tags the oldest purges count for all tags, so that none
 * is missed.
 */
export function createPurgeHistory(maxTags = MAX_TAGS): PurgeHistory {
  /** When each tag was purged last, the oldest first. */
  const times = new Map<string, number>();
  let lastOfAll = -Infinity;

  function removeOldest(now: number): void {
    for (const [tag, time] of times) {
      const isOver = now - time > RETENTION;
      if (!isOver && times.size <= maxTags) return;
      if (!isOver) lastOfAll = Math.max(lastOfAll, time);
      times.delete(tag);
    }
  }

  return {
    add(tags, now) {
      if (!tags) lastOfAll = now;
      for (const tag of tags ?? []) {
        times.delete(tag);
        times.set(tag, now);
      }
      removeOldest(now);
    },
    isPurgedSince: (since, tags) =>
      lastOfAll >= since || tags.some((tag) => (times.get(tag) ?? -Infinity) >= since),
  };
}
