import type { ReactNode } from 'react';
import { formatAverage } from '../../format-numbers.ts';
import { useShop } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import styles from './Stars.module.css';

type StarsProps = {
  readonly average: number;
  /** Number of ratings, if screen readers are to hear it here. */
  readonly count?: number;
};

/** Rating of five stars, rounded to half a star. */
export function Stars({ average, count }: StarsProps): ReactNode {
  const { text, locale } = useShop();
  const halves = Math.min(10, Math.max(0, Math.round(average * 2)));
  const stars = text('reviews.stars', { average: formatAverage(average, locale) });
  return (
    <span
      className={classNames(styles['stars'], styles[`halves${halves}`])}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- styles draw it
      role="img"
      aria-label={count === undefined ? stars : `${stars}, ${text('reviews.count', { count })}`}
    />
  );
}
