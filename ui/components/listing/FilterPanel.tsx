import type { ReactNode } from 'react';
import { panelFacets } from '#src/filters/shown-values.ts';
import { jsonOf } from '#src/shared/memoize.ts';
import { changedListingUrl } from '#src/use-cases/changed-listing-url.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { Cached } from '../Cached.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { appliedChoiceCount, facetChoiceCount } from './applied-choices.ts';
import { ChoiceCount } from './ChoiceCount.tsx';
import { CategorySearch } from './CategorySearch.tsx';
import { FacetGroup, facetValuesId } from './FacetGroup.tsx';
import { FILTER_PANEL_ID, FilterTrigger } from './FilterTrigger.tsx';
import { type FilterActions, FilterActionsContext, useFilterActions } from './FilterLink.tsx';
import styles from './FilterPanel.module.css';

type FilterPanelProps = { readonly listing: ListingPage };

/** Number of facets that are open initially. */
const OPEN_FACETS = 4;

/** All filters of a listing: beside the products, or on a sheet if there is no room. */
export function FilterPanel({ listing: shown }: FilterPanelProps): ReactNode {
  const text = useText();
  const actions = useFilterActions();
  const { listing } = actions ?? { listing: shown };
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
      <Cached as="div" className={styles['facets']} cacheKey={() => filtersKey(listing, actions)}>
        <FilterActionsContext value={actions}>
          <Filters listing={listing} />
        </FilterActionsContext>
      </Cached>
      <PanelFooter listing={listing} />
    </section>
  );
}

/** All that the filters of a listing show, in their order: it is that of the filters in URLs, too. */
const filtersKey = (listing: ListingPage, actions: FilterActions | undefined): string =>
  JSON.stringify([
    actions ? 'filters' : 'plain filters',
    listing.type,
    listing.title,
    changedListingUrl(listing, {}),
    listing.appliedFilters,
    listing.ofBed?.sizes,
    listing.delivery,
    listing.today,
    listing.indexablePaths,
  ]) + jsonOf(listing.facets);

function Filters({ listing }: FilterPanelProps): ReactNode {
  const text = useText();
  return (
    <>
      <CategorySearch listing={listing} />
      {panelFacets(listing.facets, text('filter.upstairs')).map((facet, index) => (
        <FacetGroup
          key={facetValuesId(facet)}
          valuesId={facetValuesId(facet)}
          facet={facet}
          listing={listing}
          isOpen={
            index < OPEN_FACETS || facet.isApart === true || facetChoiceCount(facet, listing) > 0
          }
        />
      ))}
    </>
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
