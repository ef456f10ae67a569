import { useEffect, useState } from 'react';
import type { Product } from '#src/catalog/product.ts';
import {
  findCompatibleProducts,
  type CompatibleProduct,
} from '#src/use-cases/find-compatible-products.ts';
import { useShop } from '#ui/shop-context.tsx';

/** Compatible products for a size; `undefined` until they are loaded. */
export function useCompatibleProducts(
  product: Product,
  size: string | undefined,
): readonly CompatibleProduct[] | undefined {
  const { goods, locale } = useShop();
  const [compatibleProducts, setCompatibleProducts] = useState<readonly CompatibleProduct[]>();
  useEffect(() => {
    let isWanted = true;
    const show = (found: readonly CompatibleProduct[]): void => {
      if (isWanted) setCompatibleProducts(found);
    };
    findCompatibleProducts(goods, locale, product, size).then(show, () => show([]));
    return () => {
      isWanted = false;
    };
  }, [goods, locale, product, size]);
  return compatibleProducts;
}
