import type { CartItem } from '#src/cart/cart.ts';
import { bundlePrice, isDefaultChoice, type ChosenPart } from '#src/catalog/bundle.ts';
import { variantPictures } from '#src/catalog/variant-pictures.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import type { Price } from '#src/pricing/price.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { ProductData, VariantData } from './catalogue-data.ts';
import type { LocalCatalogue } from './local-catalogue.ts';
import { localParts } from './local-parts.ts';
import { priceOf } from './variant-price.ts';

/** A variant with what was chosen of its parts, at today's price: all that a cart has to know of it. */
export type SetOffer = {
  /** Of the variant, also where the product's own was asked for. */
  readonly sku: string;
  readonly price: Price;
  /** How many can be sold now; none where a choice is sold out. */
  readonly stock: number;
  readonly categoryIds: readonly number[];
  /** The goods as a line of this locale's cart shows them, in the color that was chosen. */
  words(locale: Locale): Pick<CartItem, 'product' | 'options'>;
};

/**
 * An article with the choices that `uids` name, in any order; a part of which none is named stays as
 * it is sold. `undefined` where a uid names no choice of this product, or a second one of a part.
 */
export function offerWith(
  { product, variant }: { readonly product: ProductData; readonly variant: VariantData },
  uids: readonly string[],
  local: (locale: Locale) => LocalCatalogue,
): SetOffer | undefined {
  // Prices and uids are the same in every locale.
  const chosen = chosenParts(product, uids, 'nl-nl');
  if (chosen === undefined) return undefined;
  const choices = chosen.map(({ choice }) => choice);
  return {
    sku: variant.sku,
    price: bundlePrice(priceOf(product, variant), variant.size, choices),
    stock: choices.some(({ isSoldOut }) => isSoldOut) ? 0 : variant.stock,
    categoryIds: product.categoryIds,
    words: (locale) =>
      wordsOf(local(locale), { product, variant }, chosenParts(product, uids, locale) ?? []),
  };
}

function chosenParts(
  product: ProductData,
  uids: readonly string[],
  locale: Locale,
): readonly ChosenPart[] | undefined {
  const wanted = new Set(uids);
  const named = localParts(product, locale).map((part) => ({
    part,
    choices: part.choices.filter(({ uid }) => wanted.has(uid)),
  }));
  const isWhole = named.every(({ choices }) => choices.length <= 1);
  const count = named.reduce((total, { choices }) => total + choices.length, 0);
  if (!isWhole || count !== wanted.size) return undefined;
  return named.map(({ part, choices }) => ({ part, choice: choices[0] ?? part.choices[0] }));
}

function wordsOf(
  catalogue: LocalCatalogue,
  article: { readonly product: ProductData; readonly variant: VariantData },
  parts: readonly ChosenPart[],
): Pick<CartItem, 'product' | 'options'> {
  const product = catalogue.product(article.product);
  const variant = catalogue.variant(article.product, article.variant);
  const { sku, size, options = [] } = variant;
  const label = catalogue.attributes.label(SIZE_FACET);
  return {
    product: {
      sku,
      name: product.name,
      url: variantUrl(product, variant, catalogue.locale, parts),
      image: variantPictures(product, variant)[0],
    },
    options: [
      ...(size === undefined ? [] : [{ label, value: `${size.replace('x', ' x ')} cm` }]),
      ...options.map((option) => ({ label: option.label, value: option.value })),
      ...parts
        .filter((one) => !isDefaultChoice(one))
        .map(({ part, choice }) => ({ label: part.label, value: choice.label })),
    ],
  };
}
