import { useEffect, useState, type ReactNode } from 'react';
import type { Hit } from '#src/catalog/product.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { findRecommended, type RecommendedRow } from '#src/use-cases/find-recommended.ts';
import { useShop } from '../../shop-context.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { ProductCard } from './ProductCard.tsx';
import styles from './RecommendedRows.module.css';
import { RecommendedRowsSkeleton } from './RecommendedRowsSkeleton.tsx';
import { TrackedProductStrip } from './TrackedProductStrip.tsx';

const SIZES = imageSizes('60vw', [
  { from: 64, width: '20rem' },
  { from: 40, width: '33vw' },
]);

/** Rows of products by recommendation model; skips empty rows (S6). */
export function RecommendedRows({ sku }: { readonly sku: string }): ReactNode {
  const { text } = useShop();
  const rows = useRecommended(sku);
  if (rows === undefined) return <RecommendedRowsSkeleton />;
  return rows.map(({ model, hits }) => (
    <section key={model} className={styles['row']}>
      <h2>{text(`recommended.${model}`)}</h2>
      <TrackedProductStrip
        id={`recommended ${model}`}
        name={text(`recommended.${model}`)}
        hits={hits}
      >
        <Carousel label={text(`recommended.${model}`)}>
          {hits.map((hit: Hit) => (
            <li key={hit.sku}>
              <ProductCard hit={hit} sizes={SIZES} />
            </li>
          ))}
        </Carousel>
      </TrackedProductStrip>
    </section>
  ));
}

/** `undefined` until they are loaded; empty if the service fails. */
function useRecommended(sku: string): readonly RecommendedRow[] | undefined {
  const { productPorts, locale } = useShop();
  const [rows, setRows] = useState<readonly RecommendedRow[]>();
  useEffect(() => {
    let isMounted = true;
    const show = (found: readonly RecommendedRow[]): void => {
      if (isMounted) setRows(found);
    };
    findRecommended(productPorts, locale, sku).then(show, () => show([]));
    return () => {
      isMounted = false;
    };
  }, [productPorts, locale, sku]);
  return rows;
}
