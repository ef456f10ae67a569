import type { ReactNode } from 'react';
import { facetKind } from '#src/filters/facet.ts';
import type { PanelFacet } from '#src/filters/shown-values.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { isShownByDay } from './applied-choices.ts';
import { DeliveryFacet } from './DeliveryFacet.tsx';
import { FacetValues } from './FacetValues.tsx';
import { PriceFacet } from './PriceFacet.tsx';
import { SizeFacet } from './SizeFacet.tsx';

export type FacetProps = { readonly facet: PanelFacet; readonly listing: ListingPage };

/**
 * Controls of a facet, by its kind. Of the delivery time these are days of the calendar, unless an
 * address has chosen among its steps.
 */
export function FacetBody({ facet, listing }: FacetProps): ReactNode {
  const { delivery } = listing;
  if (delivery && isShownByDay(facet, listing))
    return <DeliveryFacet listing={listing} delivery={delivery} />;
  switch (facetKind(facet.name)) {
    case 'price':
      return <PriceFacet facet={facet} listing={listing} />;
    case 'size':
      return <SizeFacet facet={facet} listing={listing} />;
    case 'list':
      return <FacetValues facet={facet} listing={listing} />;
  }
}
