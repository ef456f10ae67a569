/** State of a tab that matters to the keyboard. */
export type Tab = { readonly disabled: boolean };

/** Keys that move between tabs, as `KeyboardEvent.key` names them (H10). */
export type TabKey = 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** Whether a key moves between tabs, so that it must not scroll the page. */
export const isTabKey = (key: string): key is TabKey => Object.hasOwn(CANDIDATES, key);

/** The modifiers of a key press, as `KeyboardEvent` has them. */
type Modifiers = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;

/**
 * Whether a key press belongs to the browser: Alt and Left go back in history, Ctrl and Home to the
 * top of the page.
 */
export const isShortcut = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/**
 * Index of the tab that a key moves to from `current`, from 0 (H10): Left and Right to the next
 * enabled tab, wrapping around; Home and End to the first and last enabled one. Unchanged for any
 * other key, and if every tab is disabled.
 */
export function tabAfterKey(key: string, current: number, tabs: readonly Tab[]): number {
  if (!isTabKey(key)) return current;
  const enabled = tabs.flatMap(({ disabled }, index) => (disabled ? [] : [index]));
  return CANDIDATES[key](enabled, current) ?? current;
}

type Choose = (enabled: readonly number[], current: number) => number | undefined;

const first: Choose = (enabled) => enabled[0];
const last: Choose = (enabled) => enabled.at(-1);

const CANDIDATES: Readonly<Record<TabKey, Choose>> = {
  ArrowRight: (enabled, current) =>
    enabled.find((index) => index > current) ?? first(enabled, current),
  ArrowLeft: (enabled, current) =>
    enabled.findLast((index) => index < current) ?? last(enabled, current),
  Home: first,
  End: last,
};
