import { useEffect, useState, type ReactNode } from 'react';
import {
  findCompatibleProducts,
  type CompatibleProduct,
} from '#src/use-cases/find-compatible-products.ts';
import type { Variant } from '#src/catalog/product.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { useShop } from '../../shop-context.tsx';
import { CompatibleProductCard } from '../product/CompatibleProductCard.tsx';
import styles from './CompatibleProductSuggestion.module.css';

type AddedVariant = { readonly sku: string; readonly productSku: string };

/**
 * One product that is compatible with the added one and not in the cart yet. Renders nothing if
 * there is none or the lookup fails.
 */
export function CompatibleProductSuggestion(added: AddedVariant): ReactNode {
  const { text } = useShop();
  const compatibleProduct = useFirstCompatibleProduct(added);
  if (!compatibleProduct) return null;
  return (
    <section className={styles['suggestion']} aria-labelledby="fits-after-adding">
      <h3 id="fits-after-adding">{text('fits.after-adding')}</h3>
      <CompatibleProductCard fit={compatibleProduct} />
    </section>
  );
}

/** Size of the bed that was added in halves: what goes with it is for both, as on its page. */
const wholeSizeOf = (page: PageModel, { sku }: Variant): string | undefined =>
  page.type === 'product' &&
  [page.halves?.left, page.halves?.right].some((half) => half?.sku === sku)
    ? page.chosen.size
    : undefined;

/** Based on the first item added; adding the suggestion itself suggests nothing more. */
function useFirstCompatibleProduct(added: AddedVariant): CompatibleProduct | undefined {
  const { productPorts, locale, stores } = useShop();
  const [first] = useState(added);
  const [fit, setFit] = useState<CompatibleProduct>();
  useEffect(() => {
    let isMounted = true;
    const find = async (): Promise<void> => {
      const answer = await productPorts.catalog.product(locale, first.productSku);
      const variant = answer.ok && answer.value.variants.find(({ sku }) => sku === first.sku);
      if (!answer.ok || !variant) return;
      const compatibleProducts = await findCompatibleProducts(productPorts, locale, answer.value, {
        size: wholeSizeOf(stores.navigation.page, variant) ?? variant.size,
        bed: stores.myBed.bed,
      });
      const inCart = new Set(stores.cart.optimisticCart.items.map(({ product }) => product.sku));
      const suggested = compatibleProducts.find((one) => !inCart.has(one.sku));
      if (isMounted) setFit(suggested);
    };
    find().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [productPorts, locale, stores, first]);
  return fit;
}
