import type { Clock } from '#ports/clock-and-ids.ts';

/** Counts recent events by name. */
export interface RecentCounts<Name extends string> {
  add(name: Name): void;
  count(name: Name): number;
  clear(): void;
}

/** Number of slots into which the time span is divided; expired events leave slot by slot. */
const SLOTS = 10;

/** @param span length of the counted time in milliseconds, by a monotonic clock. */
export function createRecentCounts<Name extends string>(
  stopwatch: Clock,
  span: number,
): RecentCounts<Name> {
  let slots: { readonly at: number; readonly counts: Map<Name, number> }[] = [];
  const width = span / SLOTS;
  const recent = () => {
    const now = Math.floor(stopwatch.now() / width);
    slots = slots.filter(({ at }) => at > now - SLOTS);
    return { now, slots };
  };
  return {
    add(name) {
      const { now } = recent();
      const last = slots.at(-1);
      const slot = last?.at === now ? last : { at: now, counts: new Map<Name, number>() };
      if (slot !== last) slots.push(slot);
      slot.counts.set(name, (slot.counts.get(name) ?? 0) + 1);
    },
    count: (name) => recent().slots.reduce((sum, { counts }) => sum + (counts.get(name) ?? 0), 0),
    clear: () => void (slots = []),
  };
}
