import type { ReactNode } from 'react';
import { choiceCount } from '#src/filters/change-selection.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useText } from '#ui/shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import styles from './FilterPanel.module.css';

type FilterPanelProps = { readonly listing: ListingPage };

/** What the button that opens the panel on a narrow screen points at. */
const FILTER_PANEL_ID = 'filters';

/** Facets that stand open before the shopper has touched any. */
const OPEN_FACETS = 4;

/** Everything to narrow a listing by: beside the products, or on a sheet where there is no room. */
export function FilterPanel({ listing }: FilterPanelProps): ReactNode {
  const text = useText();
  const chosen = new Set(listing.appliedFilters.map(({ name }) => name));
  return (
    <section
      className={styles['panel']}
      id={FILTER_PANEL_ID}
      popover="auto"
      aria-labelledby="filters-title"
    >
      <header className={styles['header']}>
        <h2 id="filters-title">{text('filter.title')}</h2>
        <button type="button" popoverTarget={FILTER_PANEL_ID} popoverTargetAction="hide">
          <Icon name="close" />
          <VisuallyHidden>{text('filter.close')}</VisuallyHidden>
        </button>
      </header>
      <div className={styles['facets']}>
        {listing.facets.map((facet, index) => (
          <FacetGroup
            key={facet.name}
            facet={facet}
            listing={listing}
            isOpen={index < OPEN_FACETS || chosen.has(facet.name)}
          />
        ))}
      </div>
      <PanelFooter listing={listing} />
    </section>
  );
}

function PanelFooter({ listing }: FilterPanelProps): ReactNode {
  const text = useText();
  return (
    <footer className={styles['footer']}>
      <button type="button" popoverTarget={FILTER_PANEL_ID} popoverTargetAction="hide">
        {text('filter.show-results', { count: listing.nbHits })}
      </button>
    </footer>
  );
}

/** The button of the panel, for narrow screens. */
export function FilterButton({ listing }: FilterPanelProps): ReactNode {
  const text = useText();
  const count = choiceCount(listing.appliedFilters);
  return (
    <button className={styles['open']} type="button" popoverTarget={FILTER_PANEL_ID}>
      <Icon name="filter" />
      {count > 0 ? text('filter.open-count', { count }) : text('filter.open')}
    </button>
  );
}
