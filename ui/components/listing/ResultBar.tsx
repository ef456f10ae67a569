import type { ReactNode } from 'react';
import { SORTINGS } from '#src/listing/sorting.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useText } from '#ui/shop-context.tsx';
import { Dropdown } from '../Dropdown.tsx';
import { FilterButton } from './FilterPanel.tsx';
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
      <SortingMenu key={listing.url} listing={listing} />
    </div>
  );
}

function SortingMenu({ listing }: ResultBarProps): ReactNode {
  const text = useText();
  const links = listingLinks(listing);
  return (
    <Dropdown className={styles['sorting']} label={<SortingLabel listing={listing} />}>
      <ul>
        {SORTINGS.map((sorting) => (
          <li key={sorting}>
            <a
              href={links.sortedBy(sorting)}
              data-scroll="keep"
              aria-current={sorting === listing.sorting ? 'true' : undefined}
            >
              {text(`sorting.${sorting}`)}
              {sorting === listing.sorting && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}

function SortingLabel({ listing }: ResultBarProps): ReactNode {
  const text = useText();
  return (
    <>
      <Icon name="sorting" />
      <span>
        <span className={styles['by']}>{text('sorting.label')}: </span>
        {text(`sorting.${listing.sorting}`)}
      </span>
    </>
  );
}
