import type { FormEvent, ReactNode } from 'react';
import { TEXT_NAME } from '#src/filters/reserved-names.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import { LONGEST_SEARCH_TEXT, tidySearchText } from '#src/search/search-text.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useText } from '#ui/shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { useFollowingValue } from '../use-following-value.ts';
import { textWithin } from './applied-choices.ts';
import styles from './CategorySearch.module.css';
import { useFilterWays } from './filter-ways.ts';
import { HiddenParameters } from './HiddenParameters.tsx';
import { listingLinks } from './listing-links.ts';

type CategorySearchProps = { readonly listing: ListingPage };

/**
 * Searches within a category, with the current filters and sorting. A search page uses the shop's
 * own search field.
 */
export function CategorySearch({ listing }: CategorySearchProps): ReactNode {
  const text = useText();
  const submit = useSubmit(listing);
  const sought = textWithin(listing) ?? '';
  const field = useFollowingValue(sought);
  if (listing.type === 'search') return null;
  const { path, query } = splitUrl(listingLinks(listing).lookingFor(undefined));
  const label = text('filter.search-values', { label: listing.title });
  return (
    <search aria-label={label}>
      <form className={styles['form']} action={path} onSubmit={submit}>
        <HiddenParameters query={query} />
        <input
          ref={field}
          type="search"
          name={TEXT_NAME}
          defaultValue={sought}
          maxLength={LONGEST_SEARCH_TEXT}
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
  const ways = useFilterWays();
  return (event) => {
    if (!ways) return;
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(TEXT_NAME);
    const wanted = tidySearchText(typeof typed === 'string' ? typed : '');
    ways.go(listingLinks(listing).lookingFor(wanted === '' ? undefined : wanted));
  };
}
