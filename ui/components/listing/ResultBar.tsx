import type { ReactNode } from 'react';
import { DEFAULT_SORTING, SORTINGS, type Sorting } from '#src/search/sorting-and-page-size.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useStores, useText } from '../../shop-context.tsx';
import { SelectForm } from '../SelectForm.tsx';
import { FilterButton } from './FilterPanel.tsx';
import { listingLinks } from './listing-links.ts';
import styles from './ResultBar.module.css';

type ResultBarProps = { readonly listing: ListingPage };

/** Number of results, announced when it changes. */
export function ResultCount({ listing }: ResultBarProps): ReactNode {
  const text = useText();
  return (
    <output className={styles['count']} data-total={listing.nbHits}>
      {text('listing.results', { count: listing.nbHits })}
    </output>
  );
}

/** Filter and sorting controls, sticky on narrow screens. */
export function ResultControls({ listing }: ResultBarProps): ReactNode {
  return (
    <div className={styles['controls']}>
      <FilterButton listing={listing} />
      <SortingForm listing={listing} />
    </div>
  );
}

function SortingForm({ listing }: ResultBarProps): ReactNode {
  const text = useText();
  const { navigation } = useStores();
  const links = listingLinks(listing);
  const { path, inputs } = links.forms.sorting;
  return (
    <SelectForm
      className={styles['sorting']}
      action={path}
      inputs={inputs}
      name="sorting"
      icon="sorting"
      label={text('sorting.label')}
      options={SORTINGS.map((value) => ({ value, text: text(sortingName(listing, value)) }))}
      value={listing.sorting}
      onSelect={(sorting) =>
        void navigation.navigate(links.sortedBy(sorting), { history: 'push', scroll: 'keep' })
      }
      submit={text('sorting.apply')}
    />
  );
}

/** The default sorting is by saving among offers, and by relevance if there is a search text. */
function sortingName({ query, offers }: ListingPage, sorting: Sorting): TextKey {
  if (sorting !== DEFAULT_SORTING) return `sorting.${sorting}`;
  if (offers) return 'sorting.saving';
  return query === undefined ? `sorting.${sorting}` : 'search.relevance';
}
