import type { ReactNode } from 'react';
import { useText } from '#ui/shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './CompatibleProducts.module.css';

/** Placeholders for compatible products, one per possible product. */
export function CompatibleProductsSkeleton({ count }: { readonly count: number }): ReactNode {
  const text = useText();
  const places = Array.from({ length: count }, (_, place) => `place ${place}`);
  return (
    <>
      <VisuallyHidden>{text('fits.loading')}</VisuallyHidden>
      <div className={styles['list']} aria-hidden="true">
        {places.map((key) => (
          <span key={key} className={styles['waiting']} />
        ))}
      </div>
    </>
  );
}
