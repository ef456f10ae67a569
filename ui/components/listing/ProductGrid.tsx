import type { ReactNode } from 'react';
import type { Hit } from '#src/catalog/product.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import { ListerBannerCard } from './ListerBannerCard.tsx';
import styles from './ProductGrid.module.css';

type ProductGridProps = { readonly listing: ListingPage };

/** Cards whose pictures are fetched at once: the first row of most screens. */
const EAGER_CARDS = 2;

/** The products of a page and the banners between them. */
export function ProductGrid({ listing }: ProductGridProps): ReactNode {
  return (
    <ul className={classNames(styles['grid'], styles[columnsOf(listing)])}>
      {listing.slots.map((slot, index) => (
        <li
          key={slot.kind === 'product' ? slot.hit.sku : `banner ${slot.position}`}
          className={styles[slot.kind]}
        >
          {slot.kind === 'product' ? (
            <ProductCard
              hit={slot.hit}
              href={productUrl(slot.hit, listing)}
              eager={index < EAGER_CARDS}
            />
          ) : (
            <Banner listing={listing} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Banner({ listing }: ProductGridProps): ReactNode {
  return listing.banner && <ListerBannerCard banner={listing.banner} />;
}

/** Who has narrowed by size, color or firmness finds that chosen on the product's page. */
function productUrl(hit: Hit, { appliedFilters, locale }: ListingPage): string {
  const isAsked = (code: string) => appliedFilters.some(({ name }) => name === code);
  const options = hit.options?.filter(({ code }) => isAsked(code)) ?? [];
  const size = isAsked(SIZE_FACET) && hit.size !== undefined ? { size: hit.size } : {};
  return variantUrl(hit, { ...size, options }, locale);
}

/** A page of 16 fills rows of four, one of 18 rows of three (L9). */
const columnsOf = ({ itemsPerPage, bannersCount }: ListingPage): 'three' | 'four' =>
  (itemsPerPage + bannersCount) % 4 === 0 ? 'four' : 'three';
