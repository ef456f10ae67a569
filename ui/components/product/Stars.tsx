import type { ReactNode } from 'react';
import { formatAverage } from '../../format-numbers.ts';
import { useShop } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import styles from './Stars.module.css';

/** Rating of five stars, rounded to half a star. */
export function Stars({ average }: { readonly average: number }): ReactNode {
  const { text, locale } = useShop();
  const halves = Math.min(10, Math.max(0, Math.round(average * 2)));
  return (
    <span
      className={classNames(styles['stars'], styles[`halves${halves}`])}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- styles draw it
      role="img"
      aria-label={text('reviews.stars', { average: formatAverage(average, locale) })}
    />
  );
}
