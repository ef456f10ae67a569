import type { ReactNode } from 'react';
import { isChosen } from '#src/filters/change-selection.ts';
import type { Facet, FacetKind, FacetValue } from '#src/filters/facet.ts';
import { foremostValues } from '#src/filters/foremost-values.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useText } from '#ui/shop-context.tsx';
import { FacetOption } from './FacetOption.tsx';
import { listingLinks } from './listing-links.ts';
import styles from './FacetValues.module.css';

type FacetValuesProps = {
  readonly facet: Facet;
  readonly listing: ListingPage;
  readonly kind: Exclude<FacetKind, 'price'>;
};

type OptionsProps = FacetValuesProps & { readonly values: readonly FacetValue[] };

/** How many values show before "show more"; sizes stand two in a row. */
const SHOWN = { list: 8, size: 12 } as const;

/** The values of a facet, in their own order; of a long list those that few products have are folded. */
export function FacetValues(props: FacetValuesProps): ReactNode {
  const { facet, listing, kind } = props;
  const text = useText();
  const { foremost, rest } = foremostValues(facet.values, SHOWN[kind]);
  const isRestChosen = rest.some(({ value }) =>
    isChosen(listing.appliedFilters, facet.name, value),
  );
  return (
    <>
      <Options {...props} values={foremost} />
      {rest.length > 0 && (
        <details className={styles['more']} open={isRestChosen}>
          <summary>{text('filter.show-more', { count: rest.length })}</summary>
          <Options {...props} values={rest} />
        </details>
      )}
    </>
  );
}

function Options({ facet, listing, kind, values }: OptionsProps): ReactNode {
  const links = listingLinks(listing);
  return (
    <ul className={styles[kind]}>
      {values.map(({ value, count }) => (
        <li key={value}>
          <FacetOption
            kind={kind}
            value={value}
            count={count}
            isChosen={isChosen(listing.appliedFilters, facet.name, value)}
            href={links.toggle(facet.name, value)}
          />
        </li>
      ))}
    </ul>
  );
}
