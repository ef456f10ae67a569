import { observer } from 'mobx-react-lite';
import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
} from 'react';
import { SEARCH_PATH } from '#src/routing/reserved-params.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { useShop, useStores } from '../../shop-context.tsx';
import type { SearchSurface } from '../../stores/search-store.ts';
import { BedInput } from '../GetForm.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './SearchForm.module.css';

const SearchPanel = lazyWithTexts(async () => (await import('./SearchPanel.tsx')).SearchPanel);

/**
 * The shop's search field: a form that works without script. With script it is a combobox, whose
 * suggestions load when the field gets the focus.
 */
export const SearchForm = observer(function SearchForm({
  surface,
}: {
  readonly surface: SearchSurface;
}) {
  const { search } = useStores();
  const listId = useId();
  const field = useSearchInput(surface);
  const isShown = search.box.isOpen && search.surface === surface;
  return (
    <search>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- bubbling */}
      <form
        className={styles[surface]}
        action={SEARCH_PATH}
        onSubmit={useSubmit()}
        onBlur={(event) => surface === 'panel' && hasLostFocus(event) && search.close()}
      >
        <BedInput />
        <SearchField surface={surface} field={field} listId={listId} isShown={isShown} />
        {isShown && (
          <Suspense>
            <SearchPanel surface={surface} listId={listId} field={field} />
          </Suspense>
        )}
        <SearchStatus isShown={isShown} />
      </form>
    </search>
  );
});

function useSubmit(): (event: FormEvent<HTMLFormElement>) => void {
  const { navigation, search } = useStores();
  return (event) => {
    event.preventDefault();
    const url = search.submit();
    if (url === undefined) return;
    search.close();
    void navigation.navigate(url);
  };
}

const hasLostFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): boolean =>
  !currentTarget.contains(relatedTarget);

/** Announces the number of suggestions once they are loaded. */
const SearchStatus = observer(function SearchStatus({ isShown }: { readonly isShown: boolean }) {
  const { text, stores } = useShop();
  const { hasCurrentAnswer, suggestions } = stores.search;
  const count = suggestions.length;
  const message =
    count === 0 ? text('search.no-suggestions') : text('search.suggestions', { count });
  return (
    <VisuallyHidden>
      <output>{isShown && hasCurrentAnswer ? message : ''}</output>
    </VisuallyHidden>
  );
});

/**
 * Syncs a search input with the store. The store takes over text typed before script loaded; the
 * input of a sheet is focused on mount.
 */
function useSearchInput(surface: SearchSurface): RefObject<HTMLInputElement | null> {
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
