import { type MouseEvent, type ReactNode, useState } from 'react';
import { PRODUCT_PARAM, storeLocations, VARIANT_PARAM } from '#src/content/store-display.ts';
import { productType } from '#src/catalog/product-type.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { withParameters } from '#src/routing/url-parts.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { isUnmodifiedClick } from '../../navigation/internal-link-target.ts';
import { useShop } from '../../shop-context.tsx';
import { PathLink } from '../ContentLink.tsx';
import { LazyBoundary, Skeleton } from '../Skeleton.tsx';
import styles from './TryNearby.module.css';

type TryNearbyProps = {
  readonly product: Product;
  /** Whose stock is told. */
  readonly variant: Pick<Variant, 'sku'>;
};

/**
 * Where the product can be tried: a link to the page of the stores, which script opens in place for
 * the postal code of the tab. Renders nothing for a product that no store shows.
 */
export function TryNearby({ product, variant }: TryNearbyProps): ReactNode {
  const { text, shell } = useShop();
  const [isOpen, setOpen] = useState(false);
  if (shell.storesUrl === undefined || storeLocations(product).length === 0) return null;
  const href = withParameters(shell.storesUrl, [
    `${PRODUCT_PARAM}=${product.sku}`,
    `${VARIANT_PARAM}=${variant.sku}`,
  ]);
  const toggle = (event: MouseEvent): void => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  const link = (
    <PathLink
      className={styles['link']}
      href={href}
      rel="nofollow"
      aria-expanded={isOpen || undefined}
      onClick={toggle}
    >
      {text(isLainOn(product) ? 'stores.try-near' : 'stores.see-near')}
    </PathLink>
  );
  if (!isOpen) return link;
  return (
    <div className={styles['open']}>
      {link}
      <LazyBoundary
        fallback={<Skeleton count={3} />}
        errorFallback={<a href={href}>{text('page.retry')}</a>}
      >
        <TriedStores url={href} />
      </LazyBoundary>
    </div>
  );
}

/** Whether a store is asked for what it feels like to lie on. */
const isLainOn = (product: Product): boolean => LAIN_ON.has(productType(product));

const LAIN_ON: ReadonlySet<ReturnType<typeof productType>> = new Set([
  'box-spring',
  'mattress',
  'topper',
  'bed-frame',
  'bed-base',
  'pillow',
]);

const TriedStores = lazyWithTexts(async () => (await import('./TriedStores.tsx')).TriedStores);
