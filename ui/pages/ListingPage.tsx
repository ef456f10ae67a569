import type { ReactNode } from 'react';
import type { CategoryPage, ListingPage as Listing } from '#src/use-cases/page-model.ts';
import { Container } from '../components/Container.tsx';
import { CompareTray } from '../components/listing/CompareTray.tsx';
import { FilterChips } from '../components/listing/FilterChips.tsx';
import { FilteredListing } from '../components/listing/FilteredListing.tsx';
import { FilterPanel } from '../components/listing/FilterPanel.tsx';
import { useFilterActions } from '../components/listing/FilterLink.tsx';
import { LandingLinks } from '../components/listing/LandingLinks.tsx';
import {
  EmptyListing,
  ListingLoadFailed,
  MissedDay,
  UnavailableListing,
} from '../components/listing/ListingNotice.tsx';
import { EarlierResults, MoreResults } from '../components/listing/MoreResults.tsx';
import { Pagination } from '../components/listing/Pagination.tsx';
import { ProductGrid } from '../components/listing/ProductGrid.tsx';
import { PromotedFilters } from '../components/listing/PromotedFilters.tsx';
import { RecentlyViewed } from '../components/listing/RecentlyViewed.tsx';
import { ResultControls, ResultCount } from '../components/listing/ResultBar.tsx';
import { BedOfListing } from '../components/my-bed/BedOfListing.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { WayOfListing } from '../components/room/WayOfListing.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { Blocks } from '../renderers/block-renderers.tsx';
import { useText } from '../shop-context.tsx';
import styles from './ListingPage.module.css';

type ListingProps = { readonly page: CategoryPage };

/** Category page: products with filters. */
export function ListingPage({ page }: ListingProps): ReactNode {
  return (
    <>
      <PageHeader
        page={page}
        {...(page.firstPage === 1 && { intro: page.intro, longestIntro: page.longestIntro })}
        {...(page.image && { picture: page.image })}
      />
      <Container className={styles['body']}>
        <ListedProducts listing={page} empty={<EmptyListing listing={page} />} />
        {page.firstPage === 1 && <LandingLinks pages={page.landingPages} />}
      </Container>
      {page.firstPage === 1 && <Blocks blocks={page.blocks} />}
      <RecentlyViewed />
    </>
  );
}

type ListedProductsProps = {
  readonly listing: Listing;
  /** Shown if no product is found. */
  readonly empty: ReactNode;
};

/** Products of a category or search beside their filters, or a notice if the search did not answer. */
export function ListedProducts({ listing, empty }: ListedProductsProps): ReactNode {
  if (!listing.available) return <UnavailableListing listing={listing} />;
  return (
    <FilteredListing listing={listing}>
      <Columns page={listing} empty={empty} />
    </FilteredListing>
  );
}

type ColumnsProps = { readonly page: Listing; readonly empty: ReactNode };

/** Filters beside products: the filters show a choice at once, the products once they are loaded. */
function Columns({ page, empty }: ColumnsProps): ReactNode {
  const text = useText();
  const { listing } = useFilterActions() ?? { listing: page };
  const isEmpty = page.slots.length === 0;
  return (
    <div className={styles['columns']}>
      <FilterPanel key={page.categoryUrl} listing={page} />
      <section className={styles['products']} aria-labelledby="products-title">
        <h2 id="products-title" tabIndex={-1} className={styles['heading']}>
          <VisuallyHidden>{text('listing.products')}</VisuallyHidden>
        </h2>
        <div className={styles['promoted']}>
          <PromotedFilters listing={listing} />
        </div>
        <ResultControls listing={page} />
        <ResultCount listing={page} />
        <div className={styles['chips']}>
          <FilterChips listing={listing} headingId="products-title" />
        </div>
        <div className={styles['grid']}>
          <ListingLoadFailed />
          <MissedDay listing={page} />
          <WayOfListing listing={page} />
          <EarlierResults listing={page} />
          {isEmpty ? empty : <ProductGrid listing={page} />}
          <MoreResults listing={page} />
          <BedOfListing listing={page} />
          <Pagination listing={page} />
        </div>
        <CompareTray listing={page} />
      </section>
    </div>
  );
}
