import type { ReactNode } from 'react';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './FacetOption.module.css';
import { FilterLink } from './FilterLink.tsx';

type FacetOptionProps = {
  readonly look: 'list' | 'size';
  readonly text: string;
  /** What stands before the text for those who do not see where it stands. */
  readonly prefix?: string;
  /** How many products it would show as the facet's only choice. */
  readonly count: number;
  readonly isChosen: boolean;
  /** The listing with this value added, or taken out where it is chosen. */
  readonly href: string;
};

/** A value to tick: a link. One that would find nothing is no link, unless it can be taken out. */
export function FacetOption(props: FacetOptionProps): ReactNode {
  const { look, count, isChosen, href } = props;
  const className = classNames(styles['option'], styles[look], isChosen && styles['chosen']);
  if (count === 0 && !isChosen) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere
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
