import type { Ids } from '#ports/clock-and-ids.ts';

/** Ids in sequence, 32 characters like the real ones. */
export function createSequentialIds(prefix = ''): Ids {
  let count = 0;
  return {
    next() {
      count += 1;
      return prefix + String(count).padStart(32 - prefix.length, '0');
    },
  };
}
