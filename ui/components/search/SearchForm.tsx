import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useId, type FocusEvent, type FormEvent } from 'react';
import { SEARCH_PATH } from '#src/search/search-page-path.ts';
import { useStores } from '#ui/shop-context.tsx';
import type { SearchSurface } from '#ui/stores/search-store.ts';
import { SearchField } from './SearchField.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useSearchInput } from './use-search-input.ts';
import styles from './SearchForm.module.css';

const SearchPanel = lazy(async () => {
  const { SearchPanel } = await import('./SearchPanel.tsx');
  return { default: SearchPanel };
});

/**
 * The shop's search field: a form that works without script. With script it is a combobox, whose
 * suggestions load when the field gets the focus.
 */
export const SearchForm = observer(function SearchForm({
  place: surface,
}: {
  readonly place: SearchSurface;
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
        onBlur={(event) => surface === 'panel' && isLeft(event) && search.close()}
      >
        <SearchField place={surface} field={field} listId={listId} isShown={isShown} />
        {isShown && (
          <Suspense>
            <SearchPanel place={surface} listId={listId} field={field} />
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

const isLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): boolean =>
  !currentTarget.contains(relatedTarget);
