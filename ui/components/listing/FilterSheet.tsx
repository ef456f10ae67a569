import { useEffect, useRef, type ReactNode } from 'react';
import { panelFacets } from '#src/filters/shown-values.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useStores, useText } from '../../shop-context.tsx';
import { Sheet } from '../dialog/Modal.tsx';
import { appliedChoiceCount, facetChoiceCount } from './applied-choices.ts';
import { CategorySearch } from './CategorySearch.tsx';
import { FacetGroup, facetValuesId } from './FacetGroup.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterActionsContext } from './FilterLink.tsx';
import { listingLinks } from './listing-links.ts';
import { useFilterPreview, type FilterPreview } from './use-filter-preview.ts';
import hidden from '../VisuallyHidden.module.css';
import styles from './FilterSheet.module.css';

type FilterSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly listing: ListingPage;
  /** The facet to open it at. */
  readonly facet: string | undefined;
};

/** Number of open facets if the sheet was opened for no particular facet. */
const OPEN_FACETS = 3;

/**
 * All filters on a full-screen sheet. Choices are previewed: the button gives the number of results
 * and applies them. Any other way of closing discards them.
 */
export function FilterSheet({ isOpen, onClose, listing, facet }: FilterSheetProps): ReactNode {
  const text = useText();
  const { navigation } = useStores();
  const preview = useFilterPreview(listing, isOpen);
  const apply = () => {
    onClose();
    if (preview.listing.url === listing.url) return;
    void navigation.navigate(preview.listing.url, { history: 'push', scroll: 'keep' });
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="full"
      title={text('filter.title')}
      closeLabel={text('filter.close')}
      footer={<SheetFooter preview={preview} onApply={apply} />}
    >
      <SheetFacets preview={preview} facet={facet} />
    </Sheet>
  );
}

/** Id of the heading that takes the focus when the last chip is removed. */
const FACETS_ID = 'sheet-facets';

type SheetFacetsProps = { readonly preview: FilterPreview; readonly facet: string | undefined };

function SheetFacets({ preview, facet: openedFacet }: SheetFacetsProps): ReactNode {
  const text = useText();
  const { listing, applyUrl } = preview;
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    first.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <FilterActionsContext value={{ listing, applyUrl, openSheet: () => {} }}>
      <FilterChips listing={listing} headingId={FACETS_ID} />
      <CategorySearch listing={listing} />
      <h3 id={FACETS_ID} className={hidden['hidden']} tabIndex={-1}>
        {text('filter.title')}
      </h3>
      {panelFacets(listing.facets, text('filter.upstairs')).map((facet, index) => (
        <div key={facetValuesId(facet)} ref={facet.name === openedFacet ? first : undefined}>
          <FacetGroup
            facet={facet}
            listing={listing}
            isOpen={
              facetChoiceCount(facet, listing) > 0 ||
              (openedFacet === undefined ? index < OPEN_FACETS : facet.name === openedFacet)
            }
          />
        </div>
      ))}
    </FilterActionsContext>
  );
}

type SheetFooterProps = { readonly preview: FilterPreview; readonly onApply: () => void };

function SheetFooter({ preview, onApply }: SheetFooterProps): ReactNode {
  const text = useText();
  const { listing, status, applyUrl } = preview;
  const count = appliedChoiceCount(listing);
  return (
    <div className={styles['footer']}>
      {status === 'failed' && <p role="alert">{text('filter.preview-failed')}</p>}
      <button
        className={styles['clear']}
        type="button"
        aria-disabled={count === 0 || undefined}
        onClick={() => count > 0 && applyUrl(listingLinks(listing).withoutFilters)}
      >
        {text('filter.clear-all')}
      </button>
      <button
        className={styles['show']}
        type="button"
        aria-busy={status === 'loading'}
        onClick={onApply}
      >
        <span aria-live="polite">
          {status === 'idle'
            ? text('filter.show-results', { count: listing.nbHits })
            : text('filter.show')}
        </span>
      </button>
    </div>
  );
}
