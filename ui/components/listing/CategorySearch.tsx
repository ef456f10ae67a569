import type { FormEvent, ReactNode } from 'react';
import { SEARCH_TEXT_PARAM } from '#src/routing/reserved-params.ts';
import { MAX_SEARCH_TEXT_LENGTH, normalizeSearchText } from '#src/search/search-text.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { HiddenInputs } from '../GetForm.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { useSyncedField } from './AmountField.tsx';
import styles from './CategorySearch.module.css';
import { useFilterActions } from './FilterLink.tsx';
import { queryWithinCategory } from './applied-choices.ts';
import { listingLinks } from './listing-links.ts';

type CategorySearchProps = { readonly listing: ListingPage };

/**
 * Searches within a category, with the current filters and sorting. A search page uses the shop's
 * own search field.
 */
export function CategorySearch({ listing }: CategorySearchProps): ReactNode {
  const text = useText();
  const submit = useSubmit(listing);
  const current = queryWithinCategory(listing) ?? '';
  const field = useSyncedField(current);
  if (listing.type === 'search') return null;
  const { path, inputs } = listingLinks(listing).forms.search;
  const label = text('filter.search-values', { label: listing.title });
  return (
    <search aria-label={label}>
      <form className={styles['form']} action={path} onSubmit={submit}>
        <HiddenInputs inputs={inputs} />
        <input
          ref={field}
          type="search"
          name={SEARCH_TEXT_PARAM}
          defaultValue={current}
          maxLength={MAX_SEARCH_TEXT_LENGTH}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">
          <Icon name="search" />
          <VisuallyHidden>{text('search.submit')}</VisuallyHidden>
        </button>
      </form>
    </search>
  );
}

function useSubmit(listing: ListingPage): (event: FormEvent<HTMLFormElement>) => void {
  const actions = useFilterActions();
  return (event) => {
    if (!actions) return;
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(SEARCH_TEXT_PARAM);
    const query = normalizeSearchText(typeof typed === 'string' ? typed : '');
    actions.applyUrl(listingLinks(listing).searchingWithin(query === '' ? undefined : query));
  };
}
