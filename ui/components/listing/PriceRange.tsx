import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { PRICE_FACET } from '#src/filters/facet.ts';
import { withRange } from '#src/filters/selection.ts';
import { offeredPrices, type PriceRange as Range } from '#src/filters/price-range.ts';
import { priceSliderStops } from '#src/filters/price-slider-stops.ts';
import { withTexts } from '../../i18n/lazy-with-texts.ts';
import { useText } from '../../shop-context.tsx';
import { idleTask } from '../../tasks.ts';
import { IN_VIEW, useOnceInView } from '../use-once-in-view.ts';
import type { FacetProps } from './FacetBody.tsx';
import { formatRange } from '../../format-numbers.ts';
import { useFilterActions } from './FilterLink.tsx';
import { changedListingUrl } from '#src/use-cases/changed-listing-url.ts';
import type { PriceSlider as Slider } from './PriceSlider.tsx';
import styles from './PriceFacet.module.css';

/** Loaded when the page is idle, as few visitors use it; on failure the number fields suffice. */
const PriceSlider = lazy(() =>
  idleTask()
    .then(() => withTexts(() => import('./PriceSlider.tsx')))
    .then(
      ({ PriceSlider: slider }) => ({ default: slider }),
      () => ({ default: NoSlider }),
    ),
);

const NoSlider: typeof Slider = () => null;

type PriceRangeProps = FacetProps & {
  /** The applied range, or the one under the dragged thumbs. */
  readonly range: Range | undefined;
  readonly onHold: (dragged: Range | undefined) => void;
};

/**
 * The range as text, and a slider, rendered with script once it is in view; its space is reserved
 * until then. The range applies when a thumb is released.
 */
export function PriceRange({ facet, listing, range, onHold }: PriceRangeProps): ReactNode {
  const text = useText();
  const actions = useFilterActions();
  const element = useRef<HTMLDivElement>(null);
  const isInView = useOnceInView(element, IN_VIEW);
  const scale = priceSliderStops(offeredPrices(facet));
  const [lowest = 0] = scale;
  const highest = scale.at(-1) ?? 0;
  const shown = range ?? { minCents: lowest, maxCents: highest };
  if (scale.length < 3) return null;

  const apply = (applied: Range): void => {
    onHold(undefined);
    const isAll = applied.minCents <= lowest && applied.maxCents >= highest;
    const selection = withRange(listing.appliedFilters, PRICE_FACET, isAll ? undefined : applied);
    actions?.applyUrl(changedListingUrl(listing, { selection }));
  };
  return (
    <div className={styles['range']} ref={element}>
      <p className={styles['words']}>{formatRange(shown)}</p>
      <div className={styles['slot']}>
        {isInView && actions && (
          <Suspense>
            <PriceSlider
              scale={scale}
              range={shown}
              label={text('filter.price-slider')}
              labels={[text('filter.price-lowest'), text('filter.price-highest')]}
              onHold={onHold}
              onApply={apply}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
