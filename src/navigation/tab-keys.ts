/** As far as the keyboard is concerned. */
export type Tab = { readonly disabled: boolean };

/** The keys that walk through tabs, as `KeyboardEvent.key` names them (H10). */
export type TabKey = 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** Whether a key is one of the tabs'; the page is not to scroll by it then. */
export const isTabKey = (key: string): key is TabKey => Object.hasOwn(CANDIDATES, key);

/**
 * The place of the tab that a key leads to from the one at `current`, counted from 0 (H10): Left
 * and Right to the next that is not disabled, round the ends; Home and End to the first and the
 * last of those. Stays with any other key, and where every tab is disabled.
 */
export function tabAfterKey(key: string, current: number, tabs: readonly Tab[]): number {
  if (!isTabKey(key)) return current;
  const enabled = tabs.flatMap(({ disabled }, place) => (disabled ? [] : [place]));
  return CANDIDATES[key](enabled, current) ?? current;
}

type Choose = (enabled: readonly number[], current: number) => number | undefined;

const first: Choose = (enabled) => enabled[0];
const last: Choose = (enabled) => enabled.at(-1);

const CANDIDATES: Readonly<Record<TabKey, Choose>> = {
  ArrowRight: (enabled, current) =>
    enabled.find((place) => place > current) ?? first(enabled, current),
  ArrowLeft: (enabled, current) =>
    enabled.findLast((place) => place < current) ?? last(enabled, current),
  Home: first,
  End: last,
};
