import { useEffect, useRef, type RefObject } from 'react';
import { useStores } from '#ui/shop-context.tsx';
import type { SearchSurface } from '#ui/stores/search-store.ts';

/**
 * Syncs a search input with the store. The store takes over text typed before script loaded; the
 * input of a sheet is focused on mount.
 */
export function useSearchInput(surface: SearchSurface): RefObject<HTMLInputElement | null> {
  const { search } = useStores();
  const field = useRef<HTMLInputElement>(null);
  const { typed } = search.box;
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (surface === 'overlay') input.focus();
    else if (document.activeElement === input) search.type(input.value);
  }, [surface, search]);
  useEffect(() => {
    if (field.current && field.current.value !== typed) field.current.value = typed;
  }, [typed]);
  return field;
}
