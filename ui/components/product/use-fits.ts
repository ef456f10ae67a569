import { useEffect, useState } from 'react';
import type { Product } from '#src/catalog/product.ts';
import { findFits, type Fit } from '#src/use-cases/find-fits.ts';
import { useShop } from '#ui/shop-context.tsx';

/** Compatible products for a size; `undefined` until they are loaded. */
export function useFits(product: Product, size: string | undefined): readonly Fit[] | undefined {
  const { goods, locale } = useShop();
  const [fits, setFits] = useState<readonly Fit[]>();
  useEffect(() => {
    let isWanted = true;
    const show = (found: readonly Fit[]): void => {
      if (isWanted) setFits(found);
    };
    findFits(goods, locale, product, size).then(show, () => show([]));
    return () => {
      isWanted = false;
    };
  }, [goods, locale, product, size]);
  return fits;
}
