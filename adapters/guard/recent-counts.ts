import type { Clock } from '#ports/clock.ts';

/** How often things happened lately, by their names. */
export interface RecentCounts<Name extends string> {
  add(name: Name): void;
  count(name: Name): number;
  clear(): void;
}

/** Slots that the time looked back upon is counted in: what is older than that leaves slot by slot. */
const SLOTS = 10;

/** @param span how far back `lately` is, in milliseconds by a clock that nobody sets. */
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
