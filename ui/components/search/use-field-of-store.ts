import { useEffect, useRef, type RefObject } from 'react';
import { useStores } from '#ui/shop-context.tsx';
import type { SearchPlace } from '#ui/stores/search-store.ts';

/**
 * A field that goes by the store. The store takes over what was typed before the script was there;
 * the field of a sheet has the focus as soon as it stands.
 */
export function useFieldOfStore(place: SearchPlace): RefObject<HTMLInputElement | null> {
  const { search } = useStores();
  const field = useRef<HTMLInputElement>(null);
  const { typed } = search.box;
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (place === 'overlay') input.focus();
    else if (document.activeElement === input) search.type(input.value);
  }, [place, search]);
  useEffect(() => {
    if (field.current && field.current.value !== typed) field.current.value = typed;
  }, [typed]);
  return field;
}
