import type { ReactNode } from 'react';
import type { Hit } from '#src/catalog/product.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import { ProductCard } from './ProductCard.tsx';
import { TrackedProductStrip } from './TrackedProductStrip.tsx';

export type ProductCarouselProps = {
  /** List id for analytics, the same for equal rows on other pages. */
  readonly id: string;
  /** Visible title. */
  readonly name: string;
  readonly hits: readonly Hit[];
  /** Query id of the search response that the hits are from, if known. */
  readonly queryId?: string | undefined;
};

const SIZES = imageSizes('63vw', [
  { from: 87, width: '19.5rem' },
  { from: 64, width: '22vw' },
  { from: 40, width: '30vw' },
]);

/** Products side by side, beside the main content; a narrow screen scrolls the row. */
export const ProductCarousel = (row: ProductCarouselProps): ReactNode => (
  <TrackedProductStrip {...row}>
    <Carousel label={row.name}>
      {row.hits.map((hit) => (
        <li key={hit.sku}>
          <ProductCard hit={hit} sizes={SIZES} />
        </li>
      ))}
    </Carousel>
  </TrackedProductStrip>
);
