import type { ReactNode } from 'react';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
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
  /** URL of the listing with this value toggled. */
  readonly href: string;
};

/** A facet value as a link. A value without results is disabled, unless it is selected. */
export function FacetOption(props: FacetOptionProps): ReactNode {
  const { variant, count, isChosen, href } = props;
  const className = classNames(styles['option'], styles[variant], isChosen && styles['chosen']);
  if (count === 0 && !isChosen) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a disabled link
      <span className={classNames(className, styles['disabled'])} role="link" aria-disabled="true">
        <OptionText {...props} />
      </span>
    );
  }
  return (
    <FilterLink className={className} href={href}>
      <OptionText {...props} />
    </FilterLink>
  );
}

function OptionText({ text: value, prefix, count, isChosen }: FacetOptionProps): ReactNode {
  const text = useText();
  return (
    <>
      {prefix && <VisuallyHidden>{prefix} </VisuallyHidden>}
      <span className={styles['value']}>{value}</span>
      {isChosen && <VisuallyHidden> ({text('filter.chosen')})</VisuallyHidden>}
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>, {text('listing.results', { count })}</VisuallyHidden>
    </>
  );
}
