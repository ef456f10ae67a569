import type { ReactNode } from 'react';
import { filterFacetValues } from '#src/filters/shown-values.ts';
import type { Facet } from '#src/filters/facet.ts';
import { useShop } from '../../shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './FacetSearch.module.css';

type FacetSearchProps = {
  readonly facet: Facet;
  readonly query: string;
  readonly onChange: (query: string) => void;
};

/** Filters the values of a long facet by name while typing. Needs script. */
export function FacetSearch({ facet, query, onChange }: FacetSearchProps): ReactNode {
  const { text, locale } = useShop();
  const isSearching = query.trim() !== '';
  const count = isSearching ? filterFacetValues(facet.values, query, locale).length : 0;
  return (
    <div className={styles['search']}>
      <input
        type="search"
        aria-label={text('filter.search-values', { label: facet.label })}
        placeholder={text('filter.search-hint')}
        value={query}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isSearching && count === 0 && <p>{text('filter.search-none')}</p>}
      <VisuallyHidden>
        <span aria-live="polite">{isSearching && text('filter.search-found', { count })}</span>
      </VisuallyHidden>
    </div>
  );
}
