import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { Product } from '#src/catalog/product.ts';
import {
  type CompatibleProduct,
  findCompatibleProducts,
} from '#src/use-cases/find-compatible-products.ts';
import { useShop } from '../../shop-context.tsx';
import { CompatibleProductList } from './CompatibleProductList.tsx';
import { showWhenFound } from './show-when-found.ts';

type LoadedCompatibleProductsProps = {
  readonly product: Product;
  readonly size: string;
  /** Placeholder until the products are loaded. */
  readonly fallback: ReactNode;
};

/** Compatible products that the browser asks for, because the page came without them. */
export const LoadedCompatibleProducts = observer(function LoadedCompatibleProducts({
  product,
  size,
  fallback,
}: LoadedCompatibleProductsProps): ReactNode {
  const { productPorts, locale, stores } = useShop();
  const { bed } = stores.myBed;
  const [found, setFound] = useState<readonly CompatibleProduct[]>();
  useEffect(
    () =>
      showWhenFound(findCompatibleProducts(productPorts, locale, product, { size, bed }), setFound),
    [productPorts, locale, product, size, bed],
  );
  return found === undefined ? fallback : <CompatibleProductList compatibleProducts={found} />;
});
