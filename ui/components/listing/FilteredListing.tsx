import { observer } from 'mobx-react-lite';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { bedOfQuery } from '#src/my-bed/my-bed.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { useStores } from '../../shop-context.tsx';
import { withFiltersFromUrl } from './listing-links.ts';
import { FilterActionsContext, type FilterActions } from './FilterLink.tsx';

/** Loaded on first use. */
const FilterSheet = lazyWithTexts(async () => (await import('./FilterSheet.tsx')).FilterSheet);

type FilteredListingProps = { readonly listing: ListingPage; readonly children: ReactNode };

/** URL that the shopper requested from a listing that is still shown. */
type PendingFilter = { readonly from: ListingPage; readonly url: string };

/** State of the filter sheet once it has been opened, with the facet to open it at. */
type SheetState = { readonly isOpen: boolean; readonly facet?: string | undefined };

/**
 * A listing with its filters. While a choice loads it is shown as made, so that the next choice
 * builds on it.
 */
export const FilteredListing = observer(function FilteredListing(props: FilteredListingProps) {
  const { listing, children } = props;
  const { navigation } = useStores();
  const [pending, setPending] = useState<PendingFilter>();
  const [sheet, setSheet] = useState<SheetState>();
  const isLoading = navigation.target !== undefined && pending?.from === listing;
  const shown = useMemo(
    () => (isLoading ? withFiltersFromUrl(pending.url, listing) : listing),
    [isLoading, pending, listing],
  );
  // The filters and products that read it are not rendered again when the sheet opens.
  const actions = useMemo<FilterActions>(
    () => ({
      listing: shown,
      applyUrl: (url) => {
        setPending({ from: listing, url });
        const forgetsBed = listing.bed !== undefined && !bedOfQuery(splitUrl(url).query);
        const history = forgetsBed ? 'replace' : 'push';
        void navigation.navigate(url, { history, scroll: 'keep' });
      },
      openSheet: (facet) => setSheet({ isOpen: true, facet }),
    }),
    [shown, listing, navigation],
  );
  return (
    <FilterActionsContext value={actions}>
      {children}
      {sheet && (
        <Suspense>
          <FilterSheet
            isOpen={sheet.isOpen}
            facet={sheet.facet}
            listing={listing}
            onClose={() => setSheet({ isOpen: false })}
          />
        </Suspense>
      )}
    </FilterActionsContext>
  );
});
