import { type ReactNode, useState } from 'react';
import { explainedTermOf } from '#src/catalog/facet-presentation.ts';
import type { Facet } from '#src/filters/facet.ts';
import type { PanelFacet } from '#src/filters/shown-values.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { Cached } from '../Cached.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { facetChoiceCount, isShownByDay } from './applied-choices.ts';
import { FacetBody, type FacetProps } from './FacetBody.tsx';
import { FilterActionsContext, useFilterActions } from './FilterLink.tsx';
import { listingLinks } from './listing-links.ts';
import styles from './FacetGroup.module.css';

/**
 * Id of a facet's values in the panel. They are inside of the group, so that a link to them opens it
 * (HTML, ancestor revealing algorithm).
 */
export const facetValuesId = ({ name, isApart }: Pick<PanelFacet, 'name' | 'isApart'>): string =>
  `filter-${isApart ? 'apart-' : ''}${name}`;

type FacetGroupProps = FacetProps & {
  /** Id of the values; the panel's have one, those of the sheet would repeat it. */
  readonly valuesId?: string;
  /** Whether the group is open initially; the shopper may toggle it. */
  readonly isOpen: boolean;
};

/** A facet with its label, collapsible. */
export function FacetGroup({ valuesId, facet, listing, isOpen }: FacetGroupProps): ReactNode {
  const [wasOpen] = useState(isOpen);
  const actions = useFilterActions();
  return (
    <Cached
      as="details"
      className={styles['group']}
      open={wasOpen}
      cacheKey={() =>
        `${actions ? 'facet' : 'plain facet'} ${valuesId} ${facetKey(listing, facet)}`
      }
    >
      <FilterActionsContext value={actions}>
        <GroupContents facet={facet} listing={listing} valuesId={valuesId} />
      </FilterActionsContext>
    </Cached>
  );
}

/** All that a group shows: its values, which of them are chosen, and where its links lead. */
const facetKey = (listing: ListingPage, facet: Facet): string =>
  JSON.stringify([
    listingLinks(listing).partsAround(facet.name),
    listing.categoryUrl,
    listing.indexablePaths,
    listing.appliedFilters.filter(({ name }) => name === facet.name),
    listing.ofBed?.sizes,
    facet,
    ...(isShownByDay(facet, listing) ? [listing.delivery, listing.today] : []),
  ]);

function GroupContents({
  facet,
  listing,
  valuesId,
}: FacetProps & { readonly valuesId: string | undefined }): ReactNode {
  return (
    <>
      <summary>
        <h3>{facet.label}</h3>
        <ChosenCount facet={facet} listing={listing} />
        <Icon name="chevron-down" />
      </summary>
      <div className={styles['body']} id={valuesId}>
        <FacetBody facet={facet} listing={listing} />
        <FacetExplanation facet={facet} />
      </div>
    </>
  );
}

/** Number of selected values of a facet; renders nothing for 0. */
function ChosenCount({ facet, listing }: FacetProps): ReactNode {
  const text = useText();
  const count = facetChoiceCount(facet, listing);
  if (count === 0) return null;
  return <span className={styles['chosen']}>{text('filter.chosen-count', { count })}</span>;
}

/** Explains the terms of a facet that shoppers may not know. */
export function FacetExplanation({ facet }: { readonly facet: Facet }): ReactNode {
  const text = useText();
  const explainedTerm = explainedTermOf(facet.name);
  if (!explainedTerm) return null;
  return (
    <Disclosure
      variant="inline"
      className={styles['explanation']}
      summary={
        <>
          {text('filter.explain')}
          <VisuallyHidden>{`: ${facet.label}`}</VisuallyHidden>
        </>
      }
    >
      <p>{text(`filter.explain.${explainedTerm}`)}</p>
    </Disclosure>
  );
}
