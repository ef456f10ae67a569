import { firstShownOrder } from '#src/catalog/choose-variant.ts';
import type { Hit, Product, Variant } from '#src/catalog/product.ts';
import { LENGTH_FACET, PRICE_FACET, SIZE_FACET } from '#src/filters/facet.ts';
import type { SelectedFacet, Selection } from '#src/filters/selection.ts';
import { findOfferInSizes, SIZE_PATTERN, sizesInText } from '#src/search/sizes-in-text.ts';

/** The variants of a product that meet every facet of a selection. */
export const offersOf = (product: Product, selection: Selection): readonly Variant[] =>
  product.variants.filter((variant) =>
    selection.every((selected) =>
      matchesFacet(selected, valuesOf(product, variant, selected.name)),
    ),
  );

/** Returns the values of one variant for one facet. */
export function valuesOf(
  { attributes }: Product,
  { size, price }: Variant,
  name: string,
): readonly string[] {
  if (name === PRICE_FACET) return [String(price.final.cents / 100)];
  if (name === SIZE_FACET) return size === undefined ? [] : [size];
  if (name === LENGTH_FACET) return size === undefined ? [] : [`${size.split('x')[1]} cm`];
  return attributes.filter(({ code }) => code === name).map(({ value }) => value);
}

function matchesFacet(selected: SelectedFacet, values: readonly string[]): boolean {
  if (selected.kind === 'values') return values.some((value) => selected.values.includes(value));
  const amounts = values.map((value) => Math.round(Number(value) * 100));
  return amounts.some((cents) => cents >= selected.minCents && cents <= selected.maxCents);
}

/**
 * Returns a product by its best matching offer, in a size that the text names if there is one; none
 * if no offer matches.
 */
export function hitsOf(product: Product, selection: Selection, text = ''): readonly Hit[] {
  const named = sizesInText(text);
  const offers = offersOf(product, selection).toSorted(firstShownOrder(product.mostBought));
  const offer = findOfferInSizes(offers, named) ?? offers[0];
  if (!offer) return [];
  const { sku, name, url, brand, attributeSetId, attributes, uspAttributes } = product;
  const hit = { sku, name, url, brand, attributeSetId, attributes, uspAttributes };
  return [
    {
      ...hit,
      image: product.pictures[0],
      price: offer.price,
      variantSku: offer.sku,
      ...(offer.size === undefined ? {} : { size: offer.size }),
      priceFrom: product.variants.some(
        (other) => other.size === offer.size && centsOf(other) > centsOf(offer),
      ),
      deliveryDays: offer.deliveryDays,
      ...(product.reviews && { reviews: product.reviews }),
    },
  ];
}

/** Whether the product is sold in a size that a text names; true if it names none. */
export function isSoldInNamedSize({ variants }: Product, text: string): boolean {
  const sizes = sizesInText(text);
  return sizes.length === 0 || findOfferInSizes(variants, sizes) !== undefined;
}

/** Returns a text without its sizes. */
export const withoutSizes = (text: string): string =>
  sizesInText(text).length === 0 ? text : text.replaceAll(new RegExp(SIZE_PATTERN, 'giu'), ' ');

const centsOf = ({ price }: Variant): number => price.final.cents;
