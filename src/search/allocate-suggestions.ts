import type { SuggestionGroup, SuggestionPlan } from './suggestion.ts';

/**
 * Fits the suggestions into the available rows, in the order of the plan. Each group has its share
 * of the rows; free ones go to the others, the last of the plan first. Drops groups without
 * suggestions.
 */
export function allocateSuggestions(
  groups: readonly SuggestionGroup[],
  { most, shares }: SuggestionPlan,
): readonly SuggestionGroup[] {
  let free = most;
  const rows = shares.map(([name, share]) => {
    const suggestions = groups.find((group) => group.name === name)?.suggestions ?? [];
    const count = Math.min(share, suggestions.length, free);
    free -= count;
    return { name, suggestions, count };
  });
  for (const row of rows.toReversed()) {
    const more = Math.min(free, row.suggestions.length - row.count);
    row.count += more;
    free -= more;
  }
  return rows
    .filter(({ count }) => count > 0)
    .map(({ name, suggestions, count }) => ({ name, suggestions: suggestions.slice(0, count) }));
}
