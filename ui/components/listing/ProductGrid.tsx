import { observer } from 'mobx-react-lite';
import { memo, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Hit } from '#src/catalog/product.ts';
import { type CssWidth, imageSizes } from '#src/content/image-sizes.ts';
import { shownRange } from '#src/listing/loaded-pages.ts';
import type { ListingSlot } from '#src/listing/banner-slots.ts';
import { comparedSkus } from '#src/use-cases/changed-listing-url.ts';
import { jsonOf } from '#src/shared/memoize.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useStores } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Skeleton } from '../Skeleton.tsx';
import { Cached } from '../Cached.tsx';
import { ProductCardWithId } from '../product/ProductCard.tsx';
import { CompareForm, CompareCheckbox } from './CompareCheckbox.tsx';
import { CategoryPageBannerCard } from './CategoryPageBannerCard.tsx';
import { listingLinks } from './listing-links.ts';
import styles from './ProductGrid.module.css';

type ProductGridProps = { readonly listing: ListingPage };

/** Number of cards whose pictures load eagerly: the first row of most screens. */
const EAGER_CARDS = 2;

/**
 * Products of a listing with its banners. While others load they stay, dimmed, and turn into
 * placeholders after a while.
 */
export const ProductGrid = observer(function ProductGrid({ listing }: ProductGridProps) {
  const { navigation, loadMore } = useStores();
  const isWaiting = navigation.isUpdatingListing;
  const isGrowing = loadMore.stateOf(listing, 'next') === 'loading';
  const list = useRef<HTMLUListElement>(null);
  useFocusOnMore(list, listing);
  const className = classNames(
    styles['grid'],
    styles[columnsOf(listing)],
    isWaiting && styles['waiting'],
  );
  return (
    <>
      <CompareForm listing={listing} />
      {/* Other filters remount it, further pages extend it. */}
      <Cached
        as="ul"
        key={listingLinks(listing).key}
        ref={list}
        className={className}
        data-hits=""
        data-later="cards"
        cacheKey={() => `grid ${gridKey(listing)}`}
      >
        <>
          <Slots listing={listing} />
          {isGrowing && <ProductPlaceholders listing={listing} />}
        </>
      </Cached>
    </>
  );
});

/** All that the cards and banners show, and what decides where a card leads (F9). */
const gridKey = (listing: ListingPage): string =>
  JSON.stringify([
    contextOfCards(listing),
    listing.appliedFilters,
    listing.query,
    columnsOf(listing),
    listing.banner,
  ]) + jsonOf(listing.slots);

/** What a card shows besides its product. */
const contextOfCards = (listing: ListingPage): readonly unknown[] => [
  listing.today,
  comparedSkus(listing),
  listing.bed,
  listing.delivery?.chosen,
];

/** Placeholders of the next page's products, which reserve their space at once. */
function ProductPlaceholders({ listing }: ProductGridProps): ReactNode {
  const { itemsPerPage, nbHits } = listing;
  const count = Math.min(itemsPerPage, nbHits - shownRange(listing).last);
  return Array.from({ length: Math.max(0, count) }, (_, index) => (
    <li key={`coming ${index}`} className={styles['coming']} aria-hidden="true">
      <Skeleton shape="picture" />
      <Skeleton count={2} />
      <Skeleton count={3} />
      <Skeleton shape="title" />
      <Skeleton count={2} />
    </li>
  ));
}

/** Width of a card beside the filters, by the number of columns on a wide screen. */
const CARD_SIZES = { three: cardSizes('20.5rem'), four: cardSizes('15rem') };

function cardSizes(wide: CssWidth): string {
  return imageSizes('45vw', [
    { from: 80, width: wide },
    { from: 64, width: '23vw' },
    { from: 40, width: '29vw' },
  ]);
}

/** After loading more, focuses the first new product, for keyboard users. */
function useFocusOnMore(list: RefObject<HTMLUListElement | null>, listing: ListingPage): void {
  const before = useRef(listing);
  useLayoutEffect(() => {
    const { current: shown } = before;
    before.current = listing;
    if (listing.firstPage !== shown.firstPage || listing.page !== shown.page + 1) return;
    if (listing.slots[0] !== shown.slots[0]) return;
    const first = list.current?.children[shown.slots.length];
    first?.querySelector('a')?.focus({ preventScroll: true });
  }, [list, listing]);
}

const Slots = memo(function Slots({ listing }: ProductGridProps): ReactNode {
  return (
    <>
      {listing.slots.map((slot, index) => (
        <Slot
          key={slot.kind === 'product' ? slot.hit.sku : `banner ${index}`}
          listing={listing}
          slot={slot}
          isEager={index < EAGER_CARDS}
        />
      ))}
    </>
  );
});

type SlotProps = ProductGridProps & { readonly slot: ListingSlot; readonly isEager: boolean };

function Slot({ listing, slot, isEager }: SlotProps): ReactNode {
  if (slot.kind === 'product')
    return <Product listing={listing} hit={slot.hit} isEager={isEager} />;
  return (
    <li className={styles['banner']}>
      <Banner listing={listing} />
    </li>
  );
}

type ProductProps = Omit<SlotProps, 'slot'> & { readonly hit: Hit };

function Product({ listing, hit, isEager }: ProductProps): ReactNode {
  const href = listingLinks(listing).card(hit);
  const sizes = CARD_SIZES[columnsOf(listing)];
  const card = (
    <ProductCardWithId
      hit={hit}
      titleId={`card-${encodeURIComponent(hit.sku)}`}
      href={href}
      sizes={sizes}
      eager={isEager}
      action={<CompareCheckbox listing={listing} hit={hit} />}
    />
  );
  const keyOf = () => JSON.stringify([contextOfCards(listing), href, sizes, isEager, hit]);
  return (
    <Cached as="li" className={styles['product']} cacheKey={() => `card ${keyOf()}`}>
      {card}
    </Cached>
  );
}

function Banner({ listing }: ProductGridProps): ReactNode {
  return listing.banner && <CategoryPageBannerCard banner={listing.banner} />;
}

/** A page of 16 fills rows of four, one of 18 rows of three (L9). */
const columnsOf = ({ itemsPerPage, bannersCount }: ListingPage): 'three' | 'four' =>
  (itemsPerPage + bannersCount) % 4 === 0 ? 'four' : 'three';
