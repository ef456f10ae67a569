import { byOffer } from '#src/catalog/by-offer.ts';
import type { Hit, Product, Variant } from '#src/catalog/product.ts';
import { PRICE_FACET, SIZE_FACET } from '#src/filters/facet.ts';
import type { SelectedFacet, Selection } from '#src/filters/selection.ts';

/** The variants of a product that meet every facet of a selection. */
export const offersOf = (product: Product, selection: Selection): readonly Variant[] =>
  product.variants.filter((variant) =>
    selection.every((selected) => isMet(selected, valuesOf(product, variant, selected.name))),
  );

/** What one variant of a product has to say to one facet. */
export function valuesOf(
  { attributes }: Product,
  { size, price }: Variant,
  name: string,
): readonly string[] {
  if (name === PRICE_FACET) return [String(price.final.cents / 100)];
  if (name === SIZE_FACET) return size === undefined ? [] : [size];
  return attributes.filter(({ code }) => code === name).map(({ value }) => value);
}

function isMet(selected: SelectedFacet, values: readonly string[]): boolean {
  if (selected.kind === 'values') return values.some((value) => selected.values.includes(value));
  const amounts = values.map((value) => Math.round(Number(value) * 100));
  return amounts.some((cents) => cents >= selected.minCents && cents <= selected.maxCents);
}

/** A product by its best matching offer; none when no offer matches. */
export function hitsOf(product: Product, selection: Selection): readonly Hit[] {
  const [offer] = offersOf(product, selection).toSorted(byOffer);
  if (!offer) return [];
  const sizes = selection.filter(({ name }) => name === SIZE_FACET);
  const { sku, name, url, brand, attributeSetId, attributes, uspAttributes } = product;
  const hit = { sku, name, url, brand, attributeSetId, attributes, uspAttributes };
  return [
    {
      ...hit,
      image: product.pictures[0],
      price: offer.price,
      ...(offer.size === undefined ? {} : { size: offer.size }),
      priceFrom: offersOf(product, sizes).some((other) => centsOf(other) > centsOf(offer)),
      deliveryDays: offer.deliveryDays,
      ...(product.reviews && { reviews: product.reviews }),
    },
  ];
}

const centsOf = ({ price }: Variant): number => price.final.cents;
