import { choiceCount } from '#src/filters/change-selection.ts';
import { facetKind } from '#src/filters/facet.ts';
import type { SelectedFacet } from '#src/filters/selection.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { formatSize } from '#ui/format-size.ts';
import { formatRange } from './format-range.ts';
import { listingLinks } from './listing-links.ts';

/** A choice as a shopper reads it, and the listing without it. */
export type AppliedChoice = {
  readonly name: string;
  /** The facet's label. */
  readonly label: string;
  readonly value: string;
  readonly removeUrl: string;
};

/** What is looked for within a category: a choice like any other. */
export const textWithin = (listing: ListingPage): string | undefined =>
  listing.type === 'listing' ? listing.query : undefined;

/** How many choices a shopper sees as made, the text that is looked for among them. */
export const choicesMade = (listing: ListingPage): number =>
  choiceCount(listing.appliedFilters) + (textWithin(listing) === undefined ? 0 : 1);

/** All choices of a listing one by one, in the order in which they were made. */
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
