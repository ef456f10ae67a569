import { useState, type ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { ChosenCount } from './ChosenCount.tsx';
import { FacetBody, type FacetProps } from './FacetBody.tsx';
import { FacetExplanation } from './FacetExplanation.tsx';
import styles from './FacetGroup.module.css';

type FacetGroupProps = FacetProps & {
  /** Whether the group is open initially; the shopper may toggle it. */
  readonly isOpen: boolean;
};

/** A facet with its label, collapsible. */
export function FacetGroup({ facet, listing, isOpen }: FacetGroupProps): ReactNode {
  const [wasOpen] = useState(isOpen);
  return (
    <details className={styles['group']} open={wasOpen}>
      <summary>
        <h3>{facet.label}</h3>
        <ChosenCount facet={facet} listing={listing} />
        <Icon name="chevron-down" />
      </summary>
      <div className={styles['body']}>
        <FacetBody facet={facet} listing={listing} />
        <FacetExplanation facet={facet} />
      </div>
    </details>
  );
}
