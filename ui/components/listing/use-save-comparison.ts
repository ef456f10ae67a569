import { useEffect } from 'react';
import type { ComparePage } from '#src/use-cases/page-model.ts';
import { useStores } from '#ui/shop-context.tsx';

/** Keeps the compared products selected on the next listings. */
export function useSaveComparison({ goods }: ComparePage): void {
  const { compare } = useStores();
  useEffect(() => compare.save(goods.map(({ hit }) => hit)), [compare, goods]);
}
