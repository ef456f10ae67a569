import type { ReactNode } from 'react';
import { choiceCount } from '#src/filters/change-selection.ts';
import { useText } from '#ui/shop-context.tsx';
import type { FacetProps } from './FacetBody.tsx';
import styles from './FacetGroup.module.css';

/** Number of selected values of a facet; renders nothing for 0. */
export function ChosenCount({ facet, listing }: FacetProps): ReactNode {
  const text = useText();
  const count = choiceCount(listing.appliedFilters.filter(({ name }) => name === facet.name));
  if (count === 0) return null;
  return <span className={styles['chosen']}>{text('filter.chosen-count', { count })}</span>;
}
