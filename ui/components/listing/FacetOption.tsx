import type { ReactNode } from 'react';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import styles from './FacetOption.module.css';
import { FilterLink } from './FilterLink.tsx';

type FacetOptionProps = {
  readonly variant: 'list' | 'size';
  readonly text: string;
  /** Prefix for screen readers, for context that the layout conveys. */
  readonly prefix?: string;
  /** Number of products with this value as the facet's only choice. */
  readonly count: number;
  readonly isChosen: boolean;
  /** Whether it is the size of the shopper's bed, by which the listing is narrowed. */
  readonly isOfBed?: boolean;
  /** URL of the listing with this value toggled. */
  readonly href: string;
};

/**
 * A facet value as a link. A value without results is disabled, unless it is selected. Its name says
 * in words what the layout says; the number of results is an attribute that the styles print, as a
 * listing has hundreds of values and each element of one counts.
 */
export function FacetOption(props: FacetOptionProps): ReactNode {
  const { variant, text: value, count, isChosen, isOfBed = false, href } = props;
  const isMarked = isChosen || isOfBed;
  const className = classNames(styles['option'], styles[variant], isMarked && styles['chosen']);
  const name = useSpokenName(props);
  if (count === 0 && !isChosen) {
    return (
      <span
        className={classNames(className, styles['disabled'])}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a disabled link
        role="link"
        aria-disabled="true"
        aria-label={name}
        data-count={count}
      >
        {value}
      </span>
    );
  }
  return (
    <FilterLink className={className} href={href} label={name} count={count}>
      {value}
    </FilterLink>
  );
}

/** What the link leads to, in words: "Medium (chosen), 30 products". */
function useSpokenName(props: FacetOptionProps): string {
  const { text: value, prefix, count, isChosen, isOfBed } = props;
  const text = useText();
  const before = prefix === undefined ? '' : `${prefix} `;
  const chosen = isChosen ? ` (${text('filter.chosen')})` : '';
  const ofBed = isOfBed ? ` (${text('bed.yours')})` : '';
  return `${before}${value}${chosen}${ofBed}, ${text('listing.results', { count })}`;
}
