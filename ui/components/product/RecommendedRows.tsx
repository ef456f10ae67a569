import { useEffect, useState, type ReactNode } from 'react';
import type { Hit } from '#src/catalog/product.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { findRecommended, type RecommendedRow } from '#src/use-cases/find-recommended.ts';
import { useShop } from '#ui/shop-context.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { ProductCard } from './ProductCard.tsx';
import styles from './RecommendedRows.module.css';
import { RowsOnTheirWay } from './RowsOnTheirWay.tsx';
import { Strip } from './Strip.tsx';

const SIZES = imageSizes('60vw', [
  { from: 64, width: '20rem' },
  { from: 40, width: '33vw' },
]);

/** Rows of products by recommendation model; skips empty rows (S6). */
export function RecommendedRows({ sku }: { readonly sku: string }): ReactNode {
  const { text } = useShop();
  const rows = useRecommended(sku);
  if (rows === undefined) return <RowsOnTheirWay />;
  return rows.map(({ model, hits }) => (
    <section key={model} className={styles['row']}>
      <h2>{text(`recommended.${model}`)}</h2>
      <Strip id={`recommended ${model}`} name={text(`recommended.${model}`)} hits={hits}>
        <Carousel label={text(`recommended.${model}`)}>
          {hits.map((hit: Hit) => (
            <li key={hit.sku}>
              <ProductCard hit={hit} sizes={SIZES} />
            </li>
          ))}
        </Carousel>
      </Strip>
    </section>
  ));
}

/** `undefined` until they are loaded; empty if the service fails. */
function useRecommended(sku: string): readonly RecommendedRow[] | undefined {
  const { goods, locale } = useShop();
  const [rows, setRows] = useState<readonly RecommendedRow[]>();
  useEffect(() => {
    let isWanted = true;
    const show = (found: readonly RecommendedRow[]): void => {
      if (isWanted) setRows(found);
    };
    findRecommended(goods, locale, sku).then(show, () => show([]));
    return () => {
      isWanted = false;
    };
  }, [goods, locale, sku]);
  return rows;
}
