import type { ReactNode } from 'react';
import type { ListingPage as Listing } from '#src/use-cases/page-model.ts';
import { Container } from '../components/Container.tsx';
import { FilterChips } from '../components/listing/FilterChips.tsx';
import { FilterPanel } from '../components/listing/FilterPanel.tsx';
import { EmptyListing, UnavailableListing } from '../components/listing/ListingNotice.tsx';
import { Pagination } from '../components/listing/Pagination.tsx';
import { ProductGrid } from '../components/listing/ProductGrid.tsx';
import { ResultControls, ResultCount } from '../components/listing/ResultBar.tsx';
import { PageOpening } from '../components/PageOpening.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { Blocks } from '../renderers/Blocks.tsx';
import { useText } from '../shop-context.tsx';
import styles from './ListingPage.module.css';

type ListingProps = { readonly page: Listing };

/** A category: its products, and everything to narrow them by. */
export function ListingPage({ page }: ListingProps): ReactNode {
  return (
    <>
      <PageOpening
        page={page}
        {...(page.page === 1 && { intro: page.intro })}
        {...(page.image && { picture: page.image })}
      />
      <Container className={styles['body']}>
        {page.available ? <Products page={page} /> : <UnavailableListing listing={page} />}
      </Container>
      {page.page === 1 && <Blocks blocks={page.blocks} />}
    </>
  );
}

function Products({ page }: ListingProps): ReactNode {
  const text = useText();
  const isEmpty = page.slots.length === 0;
  return (
    <div className={styles['columns']}>
      <FilterPanel key={page.categoryUrl} listing={page} />
      <section className={styles['products']} aria-labelledby="products-title">
        <h2 id="products-title" className={styles['heading']}>
          <VisuallyHidden>{text('listing.products')}</VisuallyHidden>
        </h2>
        <ResultControls listing={page} />
        <ResultCount listing={page} />
        <div className={styles['chips']}>
          <FilterChips listing={page} />
        </div>
        <div className={styles['grid']}>
          {isEmpty ? <EmptyListing listing={page} /> : <ProductGrid listing={page} />}
          <Pagination listing={page} />
        </div>
      </section>
    </div>
  );
}
