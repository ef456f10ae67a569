import { useLayoutEffect, useRef, type ChangeEvent, type ReactNode } from 'react';
import {
  DEFAULT_SORTING,
  parseSorting,
  SORTINGS,
  type Sorting,
} from '#src/search/sorting-and-page-size.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useStores, useText } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { FilterButton } from './FilterPanel.tsx';
import { HiddenInputs } from './CategorySearch.tsx';
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

/** Sorting of the products, with a submit button for use without script. */
function SortingForm({ listing }: ResultBarProps): ReactNode {
  const text = useText();
  const { navigation } = useStores();
  const list = useRef<HTMLSelectElement>(null);
  const links = listingLinks(listing);
  const { path, inputs } = links.forms.sorting;
  const { sorting } = listing;
  // On a restored page the browser restores the last selected option; the URL takes precedence.
  useLayoutEffect(() => {
    if (list.current) list.current.value = sorting;
  });
  const sort = ({ target: { value } }: ChangeEvent<HTMLSelectElement>) =>
    void navigation.navigate(links.sortedBy(parseSorting(value)), {
      history: 'push',
      scroll: 'keep',
    });
  return (
    <form className={styles['sorting']} method="get" action={path}>
      <HiddenInputs inputs={inputs} />
      <label className={styles['select']}>
        <Icon name="sorting" />
        <span className={styles['by']}>{text('sorting.label')}</span>
        <select ref={list} name="sorting" defaultValue={sorting} onChange={sort}>
          {SORTINGS.map((one) => (
            <option key={one} value={one}>
              {text(sortingName(listing, one))}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </label>
      <Button className={styles['apply']} type="submit" variant="outlined">
        {text('sorting.apply')}
      </Button>
    </form>
  );
}

/** The default sorting is by relevance if there is a search text. */
const sortingName = ({ query }: ListingPage, sorting: Sorting): TextKey =>
  query !== undefined && sorting === DEFAULT_SORTING ? 'search.relevance' : `sorting.${sorting}`;
