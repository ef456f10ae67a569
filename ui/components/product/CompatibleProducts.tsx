import { lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { bedComponentOf, COMPATIBLE_TYPES } from '#src/catalog/compatible-products.ts';
import type { ProductConfiguration } from '#src/catalog/product-configuration.ts';
import { formatSize } from '../../format-numbers.ts';
import { useText } from '../../shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { IN_VIEW, useOnceInView } from '../use-once-in-view.ts';
import styles from './CompatibleProducts.module.css';

const LazyCompatibleProductList = lazy(async () => ({
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
  const isNearViewport = useIsNearViewport(section);
  const { product, variant } = configuration;
  const { size } = variant;
  const kind = bedComponentOf(product);
  if (size === undefined || !kind || COMPATIBLE_TYPES[kind].length === 0) return null;
  const fallback = <CompatibleProductsSkeleton count={COMPATIBLE_TYPES[kind].length} />;
  return (
    <section ref={section} className={styles['fits']} aria-labelledby="fits-title">
      <h2 id="fits-title">
        {text('fits.title', { size: text('product.size', { size: formatSize(size) }) })}
      </h2>
      {isNearViewport ? (
        <Suspense fallback={fallback}>
          <LazyCompatibleProductList key={size} product={product} size={size} fallback={fallback} />
        </Suspense>
      ) : (
        fallback
      )}
    </section>
  );
}

/** Placeholders for compatible products, one per possible product. */
function CompatibleProductsSkeleton({ count }: { readonly count: number }): ReactNode {
  const text = useText();
  const keys = Array.from({ length: count }, (_, index) => `place ${index}`);
  return (
    <>
      <VisuallyHidden>{text('fits.loading')}</VisuallyHidden>
      <div className={styles['list']} aria-hidden="true">
        {keys.map((key) => (
          <span key={key} className={styles['waiting']} />
        ))}
      </div>
    </>
  );
}

/** True once an element has come near the viewport; false in the server's HTML. */
const useIsNearViewport = (element: RefObject<HTMLElement | null>): boolean =>
  useOnceInView(element, NEAR_VIEWPORT);

/** 400 px before it comes into view. */
const NEAR_VIEWPORT = { ...IN_VIEW, options: { rootMargin: '400px' } };
