import type { FoundEntry } from './combined-search.ts';

/**
 * Those of the found entries whose title says what was looked for, where there are any: others only
 * speak of it. Else all of them.
 */
export function foremostEntries(entries: readonly FoundEntry[]): readonly FoundEntry[] {
  const named = entries.filter(({ title }) => title.some(({ isMatch }) => isMatch));
  return named.length > 0 ? named : entries;
}
