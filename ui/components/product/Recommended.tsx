import { lazy, Suspense, type ReactNode } from 'react';
import { WhenSeen } from '../WhenSeen.tsx';
import { RowsOnTheirWay } from './RowsOnTheirWay.tsx';

const RecommendedRows = lazy(async () => ({
  default: (await import('./RecommendedRows.tsx')).RecommendedRows,
}));

/** Recommendations at a page's end, requested once half of their place is in view (S6, H15). */
export function Recommended({ sku }: { readonly sku: string }): ReactNode {
  return (
    <WhenSeen waiting={<RowsOnTheirWay />}>
      <Suspense fallback={<RowsOnTheirWay />}>
        <RecommendedRows key={sku} sku={sku} />
      </Suspense>
    </WhenSeen>
  );
}
