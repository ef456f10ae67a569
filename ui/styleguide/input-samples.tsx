import { lazy, type ReactNode, Suspense, useState } from 'react';
import { pricesOf, type PriceRange } from '#src/filters/price-range.ts';
import { priceSliderStops } from '#src/filters/price-slider-stops.ts';
import { Dropdown } from '../components/Dropdown.tsx';
import { AmountField } from '../components/listing/AmountField.tsx';
import { SearchForm } from '../components/search/SearchForm.tsx';
import { useHasScript } from '../use-hydrated.ts';
import { formatRange } from '../format-numbers.ts';
import styles from './Styleguide.module.css';
import { SAMPLE_PRICES } from './samples.ts';
import { STYLEGUIDE_PATH } from './styleguide-page.ts';

const PriceSlider = lazy(async () => ({
  default: (await import('../components/listing/PriceSlider.tsx')).PriceSlider,
}));

const SCALE = priceSliderStops(pricesOf(SAMPLE_PRICES));
const INITIAL_RANGE: PriceRange = { minCents: 19_900, maxCents: 99_900 };

/** Thumbs and fields show the same range; a listing applies it when the thumbs are released. */
export function PriceSliders(): ReactNode {
  const [range, setRange] = useState(INITIAL_RANGE);
  const isHydrated = useHasScript();
  return (
    <div className={styles['narrow']}>
      <output>{formatRange(range)}</output>
      <div className={styles['slot']}>
        {isHydrated && (
          <Suspense>
            <PriceSlider
              scale={SCALE}
              range={range}
              label="Price"
              labels={['Lowest', 'Highest']}
              onHold={setRange}
              onApply={setRange}
            />
          </Suspense>
        )}
      </div>
      <div className={styles['halves']}>
        <AmountField name="min" facet={SAMPLE_PRICES} cents={range.minCents} />
        <AmountField name="max" facet={SAMPLE_PRICES} cents={range.maxCents} />
      </div>
    </div>
  );
}

/** The header's search field: both share their text. */
export const SearchFields = (): ReactNode => (
  <div className={styles['narrow']}>
    <SearchForm surface="panel" />
  </div>
);

export const Dropdowns = (): ReactNode => (
  <Dropdown label="Order by">
    <ul>
      <li>
        <a href={STYLEGUIDE_PATH} aria-current="true">
          Popularity
        </a>
      </li>
      <li>
        <a href={STYLEGUIDE_PATH}>Price, from low to high</a>
      </li>
    </ul>
  </Dropdown>
);
