import type { ReactNode } from 'react';
import { Badge } from '../components/Badge.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Chip } from '../components/Chip.tsx';
import { PriceTag } from '../components/PriceTag.tsx';
import { ProductCard } from '../components/product/ProductCard.tsx';
import { ReviewScore } from '../components/product/ReviewScore.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Report } from '../inspect/Report.tsx';
import { useShop } from '../shop-context.tsx';
import { LONG_NAME, FULL_PRICE, REDUCED_PRICE, sampleHit } from './samples.ts';
import styles from './Styleguide.module.css';
import { STYLEGUIDE_PATH } from './styleguide-page.ts';

const noop = (): void => {};

export const ChipsAndBadges = (): ReactNode => (
  <>
    <div className={styles['row']}>
      <Chip href={STYLEGUIDE_PATH}>A link</Chip>
      <Chip href={STYLEGUIDE_PATH} isCurrent>
        Chosen
      </Chip>
      <Chip href={STYLEGUIDE_PATH} removeLabel="Take away size 90 × 200">
        Size: 90 × 200
      </Chip>
      <Chip onClick={noop} isPressed={false}>
        Off
      </Chip>
      <Chip onClick={noop} isPressed>
        On
      </Chip>
      <Chip href={STYLEGUIDE_PATH}>{LONG_NAME}</Chip>
    </div>
    <div className={styles['row']}>
      <Badge>Neutral</Badge>
      <Badge tone="positive">Positive</Badge>
      <Badge tone="praise">Praise</Badge>
      <Badge tone="sale">-20%</Badge>
    </div>
  </>
);

export const Prices = (): ReactNode => (
  <>
    <PriceTag price={FULL_PRICE} />
    <PriceTag price={REDUCED_PRICE} from />
    <PriceTag price={REDUCED_PRICE} size="page" />
    <ReviewScore summary={{ average: 4.4, count: 128 }} />
    <ReviewScore summary={{ average: 1, count: 1 }} />
  </>
);

export function Cards(): ReactNode {
  const hit = sampleHit(useShop().shell.menu);
  return (
    <div className={styles['card']}>
      <ProductCard hit={hit} sizes="15rem" />
      <ProductCard
        hit={{ ...hit, name: 'Lund', price: FULL_PRICE, priceFrom: false }}
        sizes="15rem"
      />
    </div>
  );
}

export const BreadcrumbSample = (): ReactNode => (
  <Breadcrumbs
    trail={[
      { title: 'Home', url: '/' },
      { title: 'Matratzen', url: STYLEGUIDE_PATH },
    ]}
    current={LONG_NAME}
  />
);

export const SkeletonSamples = (): ReactNode => (
  <>
    <Skeleton shape="title" className={styles['wide']} />
    <Skeleton count={3} className={styles['wide']} />
    <Skeleton shape="picture" className={styles['wide']} />
    <Skeleton shape="button" className={styles['wide']} />
  </>
);

/** A report of `/_inspect`, whose styles are in this chunk. */
export const ReportSample = (): ReactNode => (
  <Report
    sections={[
      {
        title: 'Segments',
        rows: [
          { label: 'maat', text: 'filter "Maat" (maat)' },
          { label: '999x1', text: 'no value of this filter', isProblem: true },
          { label: LONG_NAME.replaceAll(' ', '-'), text: LONG_NAME.repeat(4), isProblem: true },
        ],
      },
    ]}
  />
);
