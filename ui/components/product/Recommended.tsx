import { lazy, Suspense, type ReactNode } from 'react';
import { RenderWhenInView } from '../RenderWhenInView.tsx';
import { RecommendedRowsSkeleton } from './RecommendedRowsSkeleton.tsx';

const RecommendedRows = lazy(async () => ({
  default: (await import('./RecommendedRows.tsx')).RecommendedRows,
}));

/** Recommendations at a page's end, requested once half of their place is in view (S6, H15). */
export function Recommended({ sku }: { readonly sku: string }): ReactNode {
  return (
    <RenderWhenInView fallback={<RecommendedRowsSkeleton />}>
      <Suspense fallback={<RecommendedRowsSkeleton />}>
        <RecommendedRows key={sku} sku={sku} />
      </Suspense>
    </RenderWhenInView>
  );
}
