import type { ReactNode } from 'react';
import { filterFacetValues } from '#src/filters/shown-values.ts';
import type { Facet } from '#src/filters/facet.ts';
import { useShop } from '../../shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './FacetSearch.module.css';

type FacetSearchProps = {
  readonly facet: Facet;
  readonly wanted: string;
  readonly onChange: (wanted: string) => void;
};

/** Filters the values of a long facet by name while typing. Needs script. */
export function FacetSearch({ facet, wanted, onChange }: FacetSearchProps): ReactNode {
  const { text, locale } = useShop();
  const isAsked = wanted.trim() !== '';
  const count = isAsked ? filterFacetValues(facet.values, wanted, locale).length : 0;
  return (
    <div className={styles['search']}>
      <input
        type="search"
        aria-label={text('filter.search-values', { label: facet.label })}
        placeholder={text('filter.search-hint')}
        value={wanted}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isAsked && count === 0 && <p>{text('filter.search-none')}</p>}
      <VisuallyHidden>
        <span aria-live="polite">{isAsked && text('filter.search-found', { count })}</span>
      </VisuallyHidden>
    </div>
  );
}
