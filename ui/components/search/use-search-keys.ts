import type { KeyboardEvent } from 'react';
import type { Step } from '#src/search/search-box-state.ts';
import { useStores } from '#ui/shop-context.tsx';

const STEPS: Readonly<Record<string, Step>> = { ArrowDown: 'next', ArrowUp: 'previous' };
const ENDS: Readonly<Record<string, Step>> = { Home: 'first', End: 'last' };

/**
 * The keys of a field with a list (WAI-ARIA combobox): arrows lead through the suggestions, Home and
 * End to the ends of the list once one is reached, before that along the text. Escape closes, then
 * clears; a sheet is closed with its field as it stands, which a browser would clear.
 */
export function useSearchKeys(): (event: KeyboardEvent) => void {
  const { search } = useStores();
  const escape = (): boolean => {
    if (search.place === 'panel') return search.escape();
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
