import type { ReactNode } from 'react';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { appliedChoiceCount } from './applied-choices.ts';
import { ChoiceCount } from './ChoiceCount.tsx';
import { CategorySearch } from './CategorySearch.tsx';
import { FacetGroup, facetGroupId } from './FacetGroup.tsx';
import { FILTER_PANEL_ID, FilterTrigger } from './FilterTrigger.tsx';
import { useFilterActions } from './FilterLink.tsx';
import styles from './FilterPanel.module.css';

type FilterPanelProps = { readonly listing: ListingPage };

/** Number of facets that are open initially. */
const OPEN_FACETS = 4;

/** All filters of a listing: beside the products, or on a sheet if there is no room. */
export function FilterPanel({ listing: shown }: FilterPanelProps): ReactNode {
  const text = useText();
  const { listing } = useFilterActions() ?? { listing: shown };
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
        <CategorySearch listing={listing} />
        {listing.facets.map((facet, index) => (
          <FacetGroup
            key={facet.name}
            id={facetGroupId(facet)}
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

/** Button that opens the filters on narrow screens. */
export function FilterButton({ listing }: FilterPanelProps): ReactNode {
  const text = useText();
  return (
    <FilterTrigger className={styles['open']}>
      <Icon name="filter" />
      {text('filter.open')}
      <span className={styles['count']}>
        <ChoiceCount count={appliedChoiceCount(listing)} />
      </span>
    </FilterTrigger>
  );
}
