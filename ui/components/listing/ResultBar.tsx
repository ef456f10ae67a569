import { useLayoutEffect, useRef, type ChangeEvent, type ReactNode } from 'react';
import { DEFAULT_SORTING, parseSorting, SORTINGS, type Sorting } from '#src/listing/sorting.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import type { TextKey } from '#ui/i18n/texts.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useStores, useText } from '#ui/shop-context.tsx';
import { Button } from '../Button.tsx';
import { FilterButton } from './FilterPanel.tsx';
import { HiddenParameters } from './HiddenParameters.tsx';
import { listingLinks } from './listing-links.ts';
import styles from './ResultBar.module.css';

type ResultBarProps = { readonly listing: ListingPage };

/** How many products there are, said aloud when it changes. */
export function ResultCount({ listing }: ResultBarProps): ReactNode {
  const text = useText();
  return (
    <output className={styles['count']} data-total={listing.nbHits}>
      {text('listing.results', { count: listing.nbHits })}
    </output>
  );
}

/** Filter and order, always at hand: on a narrow screen they stay while the products scroll. */
export function ResultControls({ listing }: ResultBarProps): ReactNode {
  return (
    <div className={styles['controls']}>
      <FilterButton listing={listing} />
      <SortingForm listing={listing} />
    </div>
  );
}

/** The order of the products. Who has no script sends it by a button. */
function SortingForm({ listing }: ResultBarProps): ReactNode {
  const text = useText();
  const { navigation } = useStores();
  const list = useRef<HTMLSelectElement>(null);
  const links = listingLinks(listing);
  const { path, query } = splitUrl(links.unsorted());
  const { sorting } = listing;
  // The browser keeps what was chosen last on a page that it shows again: the address says better.
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
      <HiddenParameters query={query} />
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
      <Button className={styles['apply']} type="submit" look="outlined">
        {text('sorting.apply')}
      </Button>
    </form>
  );
}

/** The shop's own order is by how well a product answers, where a text was looked for. */
const sortingName = ({ query }: ListingPage, sorting: Sorting): TextKey =>
  query !== undefined && sorting === DEFAULT_SORTING ? 'search.relevance' : `sorting.${sorting}`;
