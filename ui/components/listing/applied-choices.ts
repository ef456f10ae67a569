import { facetKind } from '#src/filters/facet.ts';
import type { SelectedFacet, SelectedRange } from '#src/filters/selection.ts';
import { euros } from '#src/pricing/money.ts';
import { formatPrice } from '#src/pricing/price-format.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { formatSize } from '#ui/format-size.ts';
import { listingLinks } from './listing-links.ts';

/** A choice as a shopper reads it, and the listing without it. */
export type AppliedChoice = {
  readonly name: string;
  /** The facet's label. */
  readonly label: string;
  readonly value: string;
  readonly removeUrl: string;
};

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

const formatRange = ({ minCents, maxCents }: SelectedRange): string =>
  `€\u00A0${formatPrice(euros(minCents))} – €\u00A0${formatPrice(euros(maxCents))}`;
