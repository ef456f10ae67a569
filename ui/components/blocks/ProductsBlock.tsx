import { type ReactNode, useMemo } from 'react';
import type { ProductsBlock as Products } from '#src/content/block.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { ContentLink } from '../ContentLink.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { ProductCard } from '../product/ProductCard.tsx';
import { TrackedProductStrip } from '../product/TrackedProductStrip.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import styles from './ProductsBlock.module.css';

const SIZES = imageSizes('60vw', [
  { from: 64, width: '20rem' },
  { from: 40, width: '33vw' },
]);

/** Products of a category, side by side; a narrow screen scrolls the row. */
export function ProductsBlock({ block }: BlockProps<Products>): ReactNode {
  const { title, hits, link, count, queryId } = block;
  const shown = useMemo(() => hits?.slice(0, count) ?? [], [hits, count]);
  if (shown.length === 0) return null;
  return (
    <BlockSection title={title} aside={<ContentLink link={link} className={styles['more']} />}>
      <TrackedProductStrip id={`products ${title}`} name={title} hits={shown} queryId={queryId}>
        <Carousel label={title}>
          {shown.map((hit) => (
            <li key={hit.sku}>
              <ProductCard hit={hit} sizes={SIZES} />
            </li>
          ))}
        </Carousel>
      </TrackedProductStrip>
    </BlockSection>
  );
}
