import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { bedComponentOf, COMPATIBLE_COMPONENTS } from '#src/catalog/compatible-products.ts';
import type { ProductConfiguration } from '#src/catalog/product-configuration.ts';
import { formatSize } from '#ui/format-size.ts';
import { useText } from '#ui/shop-context.tsx';
import { CompatibleProductsSkeleton } from './CompatibleProductsSkeleton.tsx';
import styles from './CompatibleProducts.module.css';
import { useWhenNear } from './use-when-near.ts';

const FitList = lazy(async () => ({
  default: (await import('./CompatibleProductList.tsx')).CompatibleProductList,
}));

type CompatibleProductsProps = { readonly configuration: ProductConfiguration };

/**
 * Compatible products for the selected size: loaded when the section comes near the viewport, into
 * reserved space. Renders nothing if no kind of product could match.
 */
export function CompatibleProducts({ configuration }: CompatibleProductsProps): ReactNode {
  const text = useText();
  const section = useRef<HTMLElement>(null);
  const isNear = useWhenNear(section);
  const { product, variant } = configuration;
  const { size } = variant;
  const kind = bedComponentOf(product);
  if (size === undefined || !kind || COMPATIBLE_COMPONENTS[kind].length === 0) return null;
  const fallback = <CompatibleProductsSkeleton count={COMPATIBLE_COMPONENTS[kind].length} />;
  return (
    <section ref={section} className={styles['fits']} aria-labelledby="fits-title">
      <h2 id="fits-title">
        {text('fits.title', { size: text('product.size', { size: formatSize(size) }) })}
      </h2>
      {isNear ? (
        <Suspense fallback={fallback}>
          <FitList key={size} product={product} size={size} waiting={fallback} />
        </Suspense>
      ) : (
        fallback
      )}
    </section>
  );
}
