import { useEffect, useRef, useState, type ReactNode } from 'react';
import { promotedFacets } from '#src/catalog/facet-presentation.ts';
import type { Facet } from '#src/filters/facet.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { closeOnEscape, closeOnBlur } from '../Dropdown.tsx';
import { Cached } from '../Cached.tsx';
import { facetChoiceCount } from './applied-choices.ts';
import { ChoiceCount } from './ChoiceCount.tsx';
import { FacetBody, type FacetProps } from './FacetBody.tsx';
import { facetValuesId } from './FacetGroup.tsx';
import { FilterActionsContext, useFilterActions } from './FilterLink.tsx';
import { FilterTrigger } from './FilterTrigger.tsx';
import styles from './PromotedFilters.module.css';

type PromotedFiltersProps = { readonly listing: ListingPage };

/**
 * The most used facets above the products, with the same choices as in the panel. Without room for
 * a dropdown they open the sheet.
 */
export function PromotedFilters({ listing }: PromotedFiltersProps): ReactNode {
  const text = useText();
  const actions = useFilterActions();
  const facets = promotedFacets(listing.facets);
  if (facets.length === 0) return null;
  return (
    <Cached
      as="ul"
      className={styles['promoted']}
      aria-label={text('filter.promoted')}
      cacheKey={() => `promoted ${promotedKey(listing, facets)}`}
    >
      <FilterActionsContext value={actions}>
        <Promoted listing={listing} facets={facets} />
      </FilterActionsContext>
    </Cached>
  );
}

type PromotedProps = PromotedFiltersProps & { readonly facets: readonly Facet[] };

/** The choices themselves are not shown before they are about to be seen. */
const promotedKey = ({ appliedFilters, delivery }: ListingPage, facets: readonly Facet[]): string =>
  JSON.stringify([
    facets.map(({ name, label }) => [name, label]),
    appliedFilters.filter(({ name }) => facets.some((facet) => facet.name === name)),
    delivery?.chosen,
  ]);

function Promoted({ listing, facets }: PromotedProps): ReactNode {
  return (
    <>
      {facets.map((facet) => (
        <li key={facet.name}>
          <FoldedFacet facet={facet} listing={listing} />
          <LinkToPanel facet={facet} />
          <FilterTrigger
            className={classNames(styles['label'], styles['narrow'])}
            facet={facet.name}
          >
            <Label facet={facet} listing={listing} />
          </FilterTrigger>
        </li>
      ))}
    </>
  );
}

/**
 * A facet as a dropdown. Its choices are those of the panel beside the products, so they are not
 * rendered before they are about to be seen.
 */
function FoldedFacet({ facet, listing }: FacetProps): ReactNode {
  const folded = useRef<HTMLDetailsElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const use = () => setIsUsed(true);
  // It may have been opened before the page was hydrated.
  useEffect(() => {
    if (folded.current?.open) setIsUsed(true);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- bubbled events
    <details
      ref={folded}
      className={styles['wide']}
      onPointerEnter={use}
      onFocus={use}
      onToggle={({ currentTarget }) => currentTarget.open && use()}
      onBlur={closeOnBlur}
      onKeyDown={closeOnEscape}
    >
      <summary className={styles['label']}>
        <Label facet={facet} listing={listing} />
      </summary>
      {/* Receives focus on click, as links do not in Safari, so that the choices stay open. */}
      <div className={styles['choices']} tabIndex={-1}>
        {isUsed && <FacetBody facet={facet} listing={listing} />}
      </div>
    </details>
  );
}

/** Shown without script, in place of the dropdown: the choices of the panel beside the products. */
const LinkToPanel = ({ facet }: Pick<FacetProps, 'facet'>): ReactNode => (
  <a className={classNames(styles['label'], styles['direct'])} href={`#${facetValuesId(facet)}`}>
    {facet.label}
  </a>
);

/** The count takes the room of the arrow: counts arrive late, and neighbors must not move. */
function Label({ facet, listing }: FacetProps): ReactNode {
  const count = facetChoiceCount(facet, listing);
  return (
    <>
      {facet.label}
      <span className={styles['sign']}>
        {count > 0 ? <ChoiceCount count={count} /> : <Icon name="chevron-down" />}
      </span>
    </>
  );
}
