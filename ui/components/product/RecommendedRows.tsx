import { useEffect, useState, type ReactNode } from 'react';
import { findRecommended, type RecommendedRow } from '#src/use-cases/find-recommended.ts';
import { useShop } from '../../shop-context.tsx';
import { ProductCarousel } from './ProductCarousel.tsx';
import styles from './RecommendedRows.module.css';
import { RecommendedRowsSkeleton } from './RecommendedRowsSkeleton.tsx';
import { showWhenFound } from './show-when-found.ts';

/** Rows of products by recommendation model; skips empty rows (S6). */
export function RecommendedRows({ sku }: { readonly sku: string }): ReactNode {
  const { text } = useShop();
  const rows = useRecommended(sku);
  if (rows === undefined) return <RecommendedRowsSkeleton />;
  return rows.map(({ model, hits }) => (
    <section key={model} className={styles['row']}>
      <h2>{text(`recommended.${model}`)}</h2>
      <ProductCarousel
        id={`recommended ${model}`}
        name={text(`recommended.${model}`)}
        hits={hits}
      />
    </section>
  ));
}

/** `undefined` until they are loaded; empty if the service fails. */
function useRecommended(sku: string): readonly RecommendedRow[] | undefined {
  const { productPorts, locale } = useShop();
  const [rows, setRows] = useState<readonly RecommendedRow[]>();
  useEffect(
    () => showWhenFound(findRecommended(productPorts, locale, sku), setRows),
    [productPorts, locale, sku],
  );
  return rows;
}
