import type { FoundEntry } from './combined-search.ts';

/**
 * Entries whose title contains the searched text, if there are any, as others only mention it;
 * otherwise all of them.
 */
export function preferTitleMatches(entries: readonly FoundEntry[]): readonly FoundEntry[] {
  const named = entries.filter(({ title }) => title.some(({ isMatch }) => isMatch));
  return named.length > 0 ? named : entries;
}
