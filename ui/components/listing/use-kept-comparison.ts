import { useEffect } from 'react';
import type { ComparePage } from '#src/use-cases/page-model.ts';
import { useStores } from '#ui/shop-context.tsx';

/** What stands side by side is ticked on the listings to come. */
export function useKeptComparison({ goods }: ComparePage): void {
  const { compare } = useStores();
  useEffect(() => compare.keep(goods.map(({ hit }) => hit)), [compare, goods]);
}
