import { Suspense, type ReactNode } from 'react';
import type { RecommendedRow } from '#src/use-cases/find-recommended.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { usePage } from '../../shop-context.tsx';
import { RenderWhenInView } from '../RenderWhenInView.tsx';
import { RecommendedRows } from './RecommendedRows.tsx';
import { RecommendedRowsSkeleton } from './RecommendedRowsSkeleton.tsx';

const LazyRecommendedRows = lazyWithTexts(
  async () => (await import('./LoadedRecommendedRows.tsx')).LoadedRecommendedRows,
);

type RecommendedProps = {
  readonly sku: string;
  /** Those that came with the page. */
  readonly rows: readonly RecommendedRow[] | undefined;
};

/**
 * Recommendations at a page's end (S6). If the page came without them, they are requested once half
 * of their place is in view (H15).
 */
export function Recommended({ sku, rows }: RecommendedProps): ReactNode {
  const { bed } = usePage();
  if (rows) return <RecommendedRows rows={rows} bed={bed} />;
  return (
    <RenderWhenInView fallback={<RecommendedRowsSkeleton />}>
      <Suspense fallback={<RecommendedRowsSkeleton />}>
        <LazyRecommendedRows sku={sku} />
      </Suspense>
    </RenderWhenInView>
  );
}
