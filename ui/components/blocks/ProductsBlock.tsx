import { type ReactNode, Suspense, useMemo } from 'react';
import type { ProductsBlock as Products } from '#src/content/block.ts';
import { useShop } from '../../shop-context.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import styles from './ProductsBlock.module.css';

/** Products of a category, side by side; a narrow screen scrolls the row. */
export function ProductsBlock({ block }: BlockProps<Products>): ReactNode {
  const { title, hits, link, count, queryId } = block;
  const { ProductCarousel } = useShop().lateParts;
  const shown = useMemo(() => hits?.slice(0, count) ?? [], [hits, count]);
  // The same element each time, as in `NewsletterBlock`.
  const row = useMemo(
    () => (
      <Suspense>
        <ProductCarousel id={`products ${title}`} name={title} hits={shown} queryId={queryId} />
      </Suspense>
    ),
    [ProductCarousel, title, shown, queryId],
  );
  if (shown.length === 0) return null;
  return (
    <BlockSection title={title} aside={<ContentLink link={link} className={styles['more']} />}>
      {row}
    </BlockSection>
  );
}
