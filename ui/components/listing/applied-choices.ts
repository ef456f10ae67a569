import { DELIVERY_FACET, type Facet, facetKind } from '#src/filters/facet.ts';
import { choiceCount, isChosen, type SelectedFacet } from '#src/filters/selection.ts';
import type { PanelFacet } from '#src/filters/shown-values.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { formatRange, formatSize } from '../../format-numbers.ts';
import { listingLinks } from './listing-links.ts';

/** A selected filter value as shown to the shopper, and the URL of the listing without it. */
export type AppliedChoice = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly removeUrl: string;
};

/** The search text within a category, which counts as a choice. */
export const queryWithinCategory = (listing: ListingPage): string | undefined =>
  listing.type === 'listing' ? listing.query : undefined;

/** Number of choices made, including the search text and the day of delivery. */
export const appliedChoiceCount = (listing: ListingPage): number =>
  choiceCount(listing.appliedFilters) +
  (queryWithinCategory(listing) === undefined ? 0 : 1) +
  (listing.delivery?.chosen === undefined ? 0 : 1);

/** Whether the choices of a facet are the days by which the listing can be delivered. */
export const isShownByDay = (
  { name }: Pick<Facet, 'name'>,
  { appliedFilters, delivery }: Pick<ListingPage, 'appliedFilters' | 'delivery'>,
): boolean =>
  name === DELIVERY_FACET &&
  delivery !== undefined &&
  appliedFilters.every((chosen) => chosen.name !== name);

/** Number of choices made of a facet; of values that stand apart from others, only among them. */
export const facetChoiceCount = (
  facet: Pick<PanelFacet, 'name' | 'values' | 'isApart'>,
  { appliedFilters, delivery }: Pick<ListingPage, 'appliedFilters' | 'delivery'>,
): number =>
  (facet.isApart === undefined
    ? choiceCount(appliedFilters.filter(({ name }) => name === facet.name))
    : facet.values.filter(({ value }) => isChosen(appliedFilters, facet.name, value)).length) +
  (facet.name === DELIVERY_FACET && delivery?.chosen !== undefined ? 1 : 0);

/** All selected filter values of a listing, in the order of selection. */
export const appliedChoices = (listing: ListingPage): readonly AppliedChoice[] =>
  listing.appliedFilters.flatMap((selected) => choicesOf(selected, listing));

function choicesOf(selected: SelectedFacet, listing: ListingPage): readonly AppliedChoice[] {
  const { name } = selected;
  const links = listingLinks(listing);
  const label = listing.facets.find((facet) => facet.name === name)?.label ?? name;
  if (selected.kind === 'range') {
    return [{ name, label, value: formatRange(selected), removeUrl: links.without(name) }];
  }
  return selected.values.map((value) => ({
    name,
    label,
    value: facetKind(name) === 'size' ? formatSize(value) : value,
    removeUrl: links.toggle(name, value),
  }));
}
