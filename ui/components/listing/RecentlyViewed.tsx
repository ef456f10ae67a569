import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, type ReactNode } from 'react';
import { RECENTLY_VIEWED_DAYS } from '#src/catalog/recently-viewed.ts';
import type { Hit } from '#src/catalog/product.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { useStores, useText } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { Container } from '../Container.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { ProductCard } from '../product/ProductCard.tsx';
import { TrackedProductStrip } from '../product/TrackedProductStrip.tsx';
import styles from './RecentlyViewed.module.css';

type RecentlyViewedProps = {
  /** SKU of the current product page, which is left out. */
  readonly except?: string;
};

const SHOWN = 4;
const SIZES = imageSizes('45vw', [
  { from: 87, width: '19.5rem' },
  { from: 64, width: '22vw' },
]);

/**
 * Recently viewed products. They are last on the page, so that their rendering after hydration
 * shifts nothing; placeholders reserve their space meanwhile.
 */
export const RecentlyViewed = observer(function RecentlyViewed({ except }: RecentlyViewedProps) {
  const text = useText();
  const { recentlyViewed, myBed } = useStores();
  const { bed } = myBed;
  const known = recentlyViewed.skus.filter(
    (sku) => sku !== except && recentlyViewed.hits.get(sku) !== null,
  );
  const skus = known.slice(0, SHOWN);
  const joinedSkus = skus.join(' ');
  useEffect(() => {
    if (joinedSkus !== '') void recentlyViewed.loadHits(joinedSkus.split(' '), bed);
  }, [recentlyViewed, joinedSkus, bed]);
  const hits = useLoadedHits(skus);
  if (skus.length === 0) return null;
  return (
    <Container className={styles['viewed']}>
      <section aria-labelledby="viewed-title">
        <h2 id="viewed-title">{text('viewed.title')}</h2>
        <TrackedProductStrip id="viewed" name={text('viewed.title')} hits={hits}>
          <ul className={styles['row']}>
            {skus.map((sku) => (
              <li key={sku}>
                <ViewedProduct hit={recentlyViewed.hits.get(sku) ?? undefined} />
              </li>
            ))}
          </ul>
        </TrackedProductStrip>
        <KeepList />
      </section>
    </Container>
  );
});

/** Stores the list in this browser if the shopper asks for it, and removes it again. */
const KeepList = observer(function KeepList() {
  const text = useText();
  const { recentlyViewed } = useStores();
  const days = RECENTLY_VIEWED_DAYS;
  return (
    <p className={styles['keep']}>
      {recentlyViewed.isKept ? (
        <>
          {text('viewed.kept', { days })}
          <Button variant="quiet" onClick={() => recentlyViewed.forget()}>
            {text('viewed.forget')}
          </Button>
        </>
      ) : (
        <Button variant="quiet" onClick={() => recentlyViewed.keep()}>
          {text('viewed.keep', { days })}
        </Button>
      )}
    </p>
  );
});

/** Products of the SKUs once all are loaded, else none. */
function useLoadedHits(skus: readonly string[]): readonly Hit[] {
  const { recentlyViewed } = useStores();
  const { hits } = recentlyViewed;
  const joinedSkus = skus.join(' ');
  return useMemo(() => {
    const requested = joinedSkus.split(' ');
    const known = requested.flatMap((sku) => hits.get(sku) ?? []);
    return known.length === requested.length ? known : [];
  }, [hits, joinedSkus]);
}

type ViewedProductProps = { readonly hit: Hit | undefined };

function ViewedProduct({ hit }: ViewedProductProps): ReactNode {
  if (hit) return <ProductCard hit={hit} sizes={SIZES} />;
  return (
    <div className={styles['coming']}>
      <Skeleton shape="picture" />
      <Skeleton count={2} />
    </div>
  );
}
