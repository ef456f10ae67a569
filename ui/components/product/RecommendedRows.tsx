import { memo, type ReactNode } from 'react';
import type { Hit } from '#src/catalog/product.ts';
import { isSameBed, type MyBed } from '#src/my-bed/my-bed.ts';
import type { RecommendedRow } from '#src/use-cases/find-recommended.ts';
import { useText } from '../../shop-context.tsx';
import { ProductCarousel } from './ProductCarousel.tsx';
import styles from './RecommendedRows.module.css';

type RecommendedRowsProps = {
  readonly rows: readonly RecommendedRow[];
  /** Of the page, which notes and links say. */
  readonly bed: MyBed | undefined;
};

/**
 * Rows of products by recommendation model (S6). They are the same for every variant of a product,
 * so a chosen size renders them again only if another product is in them, or another bed shows them.
 */
export const RecommendedRows = memo(function RecommendedRows({
  rows,
}: RecommendedRowsProps): ReactNode {
  const text = useText();
  return rows.map(({ model, hits }) => (
    <section key={model} className={styles['row']} data-later="recommended">
      <h2>{text(`recommended.${model}`)}</h2>
      <ProductCarousel
        id={`recommended ${model}`}
        name={text(`recommended.${model}`)}
        hits={hits}
      />
    </section>
  ));
}, showTheSame);

/** What of a hit may differ while its row stays: with the bed its size and stock do. */
const shownOf = ({ sku, size, forBed }: Hit): string =>
  [sku, size, forBed?.stock, forBed?.unfit].join(' ');

/** Whether rows have the same products, for the same bed. */
export function showTheSame(before: RecommendedRowsProps, after: RecommendedRowsProps): boolean {
  const [one, other] = [before, after].map(({ rows }) =>
    rows.map(({ model, hits }) => [model, ...hits.map(shownOf)].join()).join(';'),
  );
  return one === other && isSameBed(before.bed, after.bed);
}
