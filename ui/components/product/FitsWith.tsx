import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { bedKindOf, GOES_WITH } from '#src/catalog/fits.ts';
import type { Configuration } from '#src/catalog/configuration.ts';
import { formatSize } from '#ui/format-size.ts';
import { useText } from '#ui/shop-context.tsx';
import { FitsOnTheirWay } from './FitsOnTheirWay.tsx';
import styles from './FitsWith.module.css';
import { useWhenNear } from './use-when-near.ts';

const FitList = lazy(async () => ({ default: (await import('./FitList.tsx')).FitList }));

type FitsWithProps = { readonly configuration: Configuration };

/**
 * Compatible products for the selected size: loaded when the section comes near the viewport, into
 * reserved space. Renders nothing if no kind of product could match.
 */
export function FitsWith({ configuration }: FitsWithProps): ReactNode {
  const text = useText();
  const section = useRef<HTMLElement>(null);
  const isNear = useWhenNear(section);
  const { product, variant } = configuration;
  const { size } = variant;
  const kind = bedKindOf(product);
  if (size === undefined || !kind || GOES_WITH[kind].length === 0) return null;
  const waiting = <FitsOnTheirWay count={GOES_WITH[kind].length} />;
  return (
    <section ref={section} className={styles['fits']} aria-labelledby="fits-title">
      <h2 id="fits-title">
        {text('fits.title', { size: text('product.size', { size: formatSize(size) }) })}
      </h2>
      {isNear ? (
        <Suspense fallback={waiting}>
          <FitList key={size} product={product} size={size} waiting={waiting} />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}
