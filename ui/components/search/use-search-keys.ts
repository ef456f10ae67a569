import type { KeyboardEvent } from 'react';
import type { SuggestionStep } from '#src/search/search-box-state.ts';
import { useStores } from '#ui/shop-context.tsx';

const STEPS: Readonly<Record<string, SuggestionStep>> = { ArrowDown: 'next', ArrowUp: 'previous' };
const ENDS: Readonly<Record<string, SuggestionStep>> = { Home: 'first', End: 'last' };

/**
 * Keyboard handling of a combobox (WAI-ARIA): arrows move through the suggestions; Home and End
 * move to the ends of the list once a suggestion is active, within the text before. Escape closes,
 * then clears; on a sheet it closes the sheet and keeps the text, which a browser would clear.
 */
export function useSearchKeys(): (event: KeyboardEvent) => void {
  const { search } = useStores();
  const escape = (): boolean => {
    if (search.surface === 'panel') return search.escape();
    search.close();
    return true;
  };
  return (event) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key] ?? (search.chosen && ENDS[event.key]);
    if (step) search.move(step);
    else if (event.key !== 'Escape' || !escape()) return;
    else event.stopPropagation();
    event.preventDefault();
  };
}
