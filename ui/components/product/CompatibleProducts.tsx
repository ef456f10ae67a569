import { type ReactNode, type RefObject, Suspense, useRef } from 'react';
import {
  bedComponentOf,
  type BedComponent,
  COMPATIBLE_TYPES,
} from '#src/catalog/compatible-products.ts';
import type { Product } from '#src/catalog/product.ts';
import type { ProductConfiguration } from '#src/catalog/product-configuration.ts';
import type { CompatibleProduct } from '#src/use-cases/find-compatible-products.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { formatSize } from '../../format-numbers.ts';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { IN_VIEW, useOnceInView } from '../use-once-in-view.ts';
import { CompatibleProductList } from './CompatibleProductList.tsx';
import styles from './CompatibleProducts.module.css';

const LazyCompatibleProducts = lazyWithTexts(
  async () => (await import('./LoadedCompatibleProducts.tsx')).LoadedCompatibleProducts,
);

type CompatibleProductsProps = {
  readonly configuration: ProductConfiguration;
  /** Those that came with the page. */
  readonly found: readonly CompatibleProduct[] | undefined;
};

/**
 * Compatible products for the selected size. If the page came without them, they are loaded when
 * the section comes near the viewport, into reserved space. Renders nothing if no kind of product
 * could match.
 */
export function CompatibleProducts({ configuration, found }: CompatibleProductsProps): ReactNode {
  const text = useText();
  const { product, variant } = configuration;
  const { size } = variant;
  const kind = bedComponentOf(product);
  if (size === undefined || !kind || COMPATIBLE_TYPES[kind].length === 0) return null;
  return (
    <section
      className={classNames(styles['fits'], !found && styles['loading'])}
      aria-labelledby="fits-title"
    >
      <h2 id="fits-title">
        {text('fits.title', { size: text('product.size', { size: formatSize(size) }) })}
      </h2>
      {found ? (
        <CompatibleProductList compatibleProducts={found} />
      ) : (
        <CompatibleProductsNearViewport key={size} product={product} size={size} kind={kind} />
      )}
    </section>
  );
}

type NearViewportProps = {
  readonly product: Product;
  readonly size: string;
  readonly kind: BedComponent;
};

function CompatibleProductsNearViewport({ product, size, kind }: NearViewportProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const isNearViewport = useIsNearViewport(element);
  const fallback = <CompatibleProductsSkeleton count={COMPATIBLE_TYPES[kind].length} />;
  return (
    <div ref={element}>
      {isNearViewport ? (
        <Suspense fallback={fallback}>
          <LazyCompatibleProducts product={product} size={size} fallback={fallback} />
        </Suspense>
      ) : (
        fallback
      )}
    </div>
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
