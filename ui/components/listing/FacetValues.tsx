import { type ReactNode, useState } from 'react';
import type { FacetValue } from '#src/filters/facet.ts';
import { isChosen } from '#src/filters/selection.ts';
import {
  filterFacetValues,
  splitByShownValues,
  splitTopValues,
} from '#src/filters/shown-values.ts';
import { useText } from '../../shop-context.tsx';
import type { FacetProps } from './FacetBody.tsx';
import { FacetOption } from './FacetOption.tsx';
import { FacetSearch } from './FacetSearch.tsx';
import styles from './FacetValues.module.css';
import { listingLinks } from './listing-links.ts';

/** Number of values before "show more". */
const SHOWN = 8;

/** Maximum number of values without a search field for them. */
const MAX_VALUES_WITHOUT_SEARCH = 12;

/** Facet values in the facet's order; of a long list those with few products are collapsed. */
export function FacetValues(props: FacetProps): ReactNode {
  const { facet, listing } = props;
  const [query, setQuery] = useState('');
  const [shown] = useState(() => namesOf(splitTopValues(facet.values, SHOWN).top));
  const isLong = facet.values.length > MAX_VALUES_WITHOUT_SEARCH;
  return (
    <>
      {isLong && <FacetSearch facet={facet} query={query} onChange={setQuery} />}
      {query.trim() === '' ? (
        <FoldedOptions {...props} shown={shown} />
      ) : (
        <Options {...props} values={filterFacetValues(facet.values, query, listing.locale)} />
      )}
    </>
  );
}

const namesOf = (values: readonly FacetValue[]): ReadonlySet<string> =>
  new Set(values.map(({ value }) => value));

type FoldedProps = FacetProps & {
  /** Names of the values that are not collapsed. */
  readonly shown: ReadonlySet<string>;
};

function FoldedOptions({ shown, ...props }: FoldedProps): ReactNode {
  const { facet, listing } = props;
  const text = useText();
  const { top, rest } = splitByShownValues(facet.values, shown);
  const isSelected = ({ value }: FacetValue) => isChosen(listing.appliedFilters, facet.name, value);
  const isRestOpen = useOnceTrue(rest.some(isSelected));
  return (
    <>
      <Options {...props} values={top} />
      {rest.length > 0 && (
        <details className={styles['more']} open={isRestOpen}>
          <summary>{text('filter.show-more', { count: rest.length })}</summary>
          <Options {...props} values={rest} />
        </details>
      )}
    </>
  );
}

/** Stays true once it was true, so that only the shopper closes it. */
function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}

type OptionsProps = FacetProps & { readonly values: readonly FacetValue[] };

function Options({ facet, listing, values }: OptionsProps): ReactNode {
  const links = listingLinks(listing);
  return (
    <ul className={styles['list']}>
      {values.map(({ value, count }) => (
        <li key={value}>
          <FacetOption
            variant="list"
            text={value}
            count={count}
            isChosen={isChosen(listing.appliedFilters, facet.name, value)}
            href={links.toggle(facet.name, value)}
          />
        </li>
      ))}
    </ul>
  );
}
