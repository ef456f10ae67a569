import type { ReactNode } from 'react';
import type { FacetKind } from '#src/filters/facet.ts';
import { formatSize } from '#ui/format-size.ts';
import { useText } from '#ui/shop-context.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './FacetOption.module.css';

type FacetOptionProps = {
  readonly kind: Exclude<FacetKind, 'price'>;
  readonly value: string;
  /** How many products it would show as the facet's only choice. */
  readonly count: number;
  readonly isChosen: boolean;
  /** The listing with this value added, or taken out where it is chosen. */
  readonly href: string;
};

/** A value to tick: a link. One that would find nothing is no link, unless it can be taken out. */
export function FacetOption(props: FacetOptionProps): ReactNode {
  const { kind, count, isChosen, href } = props;
  const look = classNames(styles['option'], styles[kind], isChosen && styles['chosen']);
  if (count === 0 && !isChosen) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere
      <span className={classNames(look, styles['disabled'])} role="link" aria-disabled="true">
        <OptionText {...props} />
      </span>
    );
  }
  return (
    <a className={look} href={href} data-scroll="keep">
      <OptionText {...props} />
    </a>
  );
}

function OptionText({ kind, value, count, isChosen }: FacetOptionProps): ReactNode {
  const text = useText();
  return (
    <>
      <span className={styles['value']}>{kind === 'size' ? formatSize(value) : value}</span>
      {isChosen && <VisuallyHidden> ({text('filter.chosen')})</VisuallyHidden>}
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>, {text('listing.results', { count })}</VisuallyHidden>
    </>
  );
}
