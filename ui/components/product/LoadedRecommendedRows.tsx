import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { findRecommended, type RecommendedRow } from '#src/use-cases/find-recommended.ts';
import { usePage, useShop } from '../../shop-context.tsx';
import { RecommendedRows } from './RecommendedRows.tsx';
import { RecommendedRowsSkeleton } from './RecommendedRowsSkeleton.tsx';
import { showWhenFound } from './show-when-found.ts';

/** Recommendations that the browser asks for, because the page came without them. */
export const LoadedRecommendedRows = observer(function LoadedRecommendedRows({
  sku,
}: {
  readonly sku: string;
}): ReactNode {
  const { productPorts, locale, stores } = useShop();
  const { bed } = stores.myBed;
  const page = usePage();
  const [rows, setRows] = useState<readonly RecommendedRow[]>();
  useEffect(
    () => showWhenFound(findRecommended(productPorts, locale, { sku, bed }), setRows),
    [productPorts, locale, sku, bed],
  );
  if (rows === undefined) return <RecommendedRowsSkeleton />;
  return <RecommendedRows rows={rows} bed={page.bed} />;
});
