import type { ReactNode } from 'react';
import type { ProductsBlock as Products } from '#src/content/block.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import { EditorLink } from '../EditorLink.tsx';
import { ProductCard } from '../product/ProductCard.tsx';
import type { BlockProps } from './block-props.ts';
import { BlockSection } from './BlockSection.tsx';
import styles from './ProductsBlock.module.css';

const SIZES = imageSizes('60vw', [
  { from: 64, width: '20rem' },
  { from: 40, width: '33vw' },
]);

/** Some products of a category, side by side; on a narrow screen the row is swiped. */
export function ProductsBlock({ block }: BlockProps<Products>): ReactNode {
  const { hits = [], link } = block;
  if (hits.length === 0) return null;
  return (
    <BlockSection title={block.title} aside={<EditorLink link={link} className={styles['more']} />}>
      <Carousel label={block.title}>
        {hits.slice(0, block.count).map((hit) => (
          <li key={hit.sku}>
            <ProductCard hit={hit} sizes={SIZES} />
          </li>
        ))}
      </Carousel>
    </BlockSection>
  );
}
