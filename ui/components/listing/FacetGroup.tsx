import type { ReactNode } from 'react';
import { facetKind, type Facet } from '#src/filters/facet.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useText } from '#ui/shop-context.tsx';
import { FacetValues } from './FacetValues.tsx';
import { PriceFacet } from './PriceFacet.tsx';
import styles from './FacetGroup.module.css';

type FacetGroupProps = {
  readonly facet: Facet;
  readonly listing: ListingPage;
  /** How the group stands at first; the shopper folds it as they like. */
  readonly isOpen: boolean;
};

/** One property to narrow by, under its name. */
export function FacetGroup({ facet, listing, isOpen }: FacetGroupProps): ReactNode {
  const kind = facetKind(facet.name);
  return (
    <details className={styles['group']} open={isOpen}>
      <summary>
        <h3>{facet.label}</h3>
        <ChosenCount facet={facet} listing={listing} />
        <Icon name="chevron-down" />
      </summary>
      <div className={styles['body']}>
        {kind === 'price' ? (
          <PriceFacet facet={facet} listing={listing} />
        ) : (
          <FacetValues facet={facet} listing={listing} kind={kind} />
        )}
      </div>
    </details>
  );
}

function ChosenCount({ facet, listing }: Omit<FacetGroupProps, 'isOpen'>): ReactNode {
  const text = useText();
  const chosen = listing.appliedFilters.find(({ name }) => name === facet.name);
  if (!chosen) return null;
  const count = chosen.kind === 'values' ? chosen.values.length : 1;
  return <span className={styles['chosen']}>{text('filter.chosen-count', { count })}</span>;
}
