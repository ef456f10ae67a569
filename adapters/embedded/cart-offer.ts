import { sizeOptionValue, type CartItem } from '#src/cart/cart.ts';
import { isCompatible } from '#src/catalog/bundle-conflicts.ts';
import { bundlePrice, isDefaultChoice, type ChosenPart } from '#src/catalog/bundle.ts';
import { configurationPicture } from '#src/catalog/bed-look.ts';
import { variantPictures } from '#src/catalog/product-pictures.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import type { Price } from '#src/pricing/price.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/shared/locale.ts';
import type { Article, CatalogueStore } from './catalogue-store.ts';
import type { LocalizedCatalogue } from './localized-catalogue.ts';
import { priceOf } from './catalogue-data.ts';

/** All that a cart needs to know about an article, at today's prices. */
export type CartOffer = {
  /**
   * True for the SKU of a product with several variants: the offer is that of the variant whose
   * price is shown, and a cart takes none of them unasked.
   */
  readonly needsChoice?: true;
  /** SKU of the variant, also if the product's own SKU was requested. */
  readonly sku: string;
  /**
   * Chosen options that differ from the default, sorted. A default that was chosen explicitly is
   * left out, so that identical articles share one line.
   */
  readonly optionUids: readonly string[];
  readonly price: Price;
  /** Units that can be sold now; 0 if a chosen part is sold out. */
  readonly stock: number;
  readonly categoryIds: readonly string[];
  /** Product and options as a cart line of this locale shows them, in the chosen color. */
  displayFields(locale: Locale): DisplayFields;
};

type DisplayFields = Pick<CartItem, 'product' | 'productSku' | 'options'>;

/**
 * Returns the offer of a SKU with these choices of its parts, in any order; a part without a choice
 * keeps its default. Returns `undefined` if that is not for sale: the SKU is unknown, a uid is no
 * choice of this article or the second one of a part, or two choices are incompatible.
 */
export type OfferOf = (sku: string, optionUids: readonly string[]) => CartOffer | undefined;

/** Finds offers in the catalogue. */
export const offersOf =
  (store: CatalogueStore): OfferOf =>
  (sku, optionUids) => {
    const article = store.article(sku);
    if (!article) return undefined;
    // Uids and prices are the same in every locale.
    const chosen = chosenParts(store.localized(DEFAULT_LOCALE), article, optionUids);
    if (!chosen) return undefined;
    const offer = toOffer(store, article, chosen);
    return isChoiceOpen(article, sku) ? { ...offer, needsChoice: true } : offer;
  };

const isChoiceOpen = ({ product }: Article, sku: string): boolean =>
  product.variants.length > 1 && product.variants.every((variant) => variant.sku !== sku);

function toOffer(
  store: CatalogueStore,
  article: Article,
  chosen: readonly ChosenPart[],
): CartOffer {
  const { product, variant } = article;
  const choices = chosen.map(({ choice }) => choice);
  const uids = choices.map(({ uid }) => uid);
  return {
    sku: variant.sku,
    optionUids: chosen
      .filter((one) => !isDefaultChoice(one))
      .map(({ choice }) => choice.uid)
      .toSorted(),
    price: bundlePrice(priceOf(product, variant), variant.size, choices),
    stock: choices.some(({ isSoldOut }) => isSoldOut) ? 0 : variant.stock,
    categoryIds: product.categoryIds,
    displayFields(locale) {
      const catalogue = store.localized(locale);
      return displayFieldsOf(catalogue, article, chosenParts(catalogue, article, uids) ?? []);
    },
  };
}

/** Returns each part's choice; `undefined` if uids are unknown, incompatible or two of a part. */
function chosenParts(
  catalogue: LocalizedCatalogue,
  { product }: Article,
  uids: readonly string[],
): readonly ChosenPart[] | undefined {
  const { parts = [] } = catalogue.product(product);
  const named = parts.map((part) => part.choices.filter(({ uid }) => uids.includes(uid)));
  const isOneOfEach = named.every((choices) => choices.length <= 1);
  if (!isOneOfEach || named.flat().length !== new Set(uids).size) return undefined;
  const chosen = parts.map((part, index) => ({
    part,
    choice: named[index]?.[0] ?? part.choices[0],
  }));
  return isCompatible(chosen) ? chosen : undefined;
}

function displayFieldsOf(
  catalogue: LocalizedCatalogue,
  article: Article,
  parts: readonly ChosenPart[],
): DisplayFields {
  const product = catalogue.product(article.product);
  const variant = catalogue.variant(article.product, article.variant);
  const { sku, size, options = [] } = variant;
  const label = catalogue.attributes.label(SIZE_FACET);
  return {
    product: {
      sku,
      name: product.name,
      url: variantUrl(product, variant, catalogue.locale, parts),
      image:
        configurationPicture({ product, variant, parts }) ?? variantPictures(product, variant)[0],
    },
    productSku: product.sku,
    options: [
      ...(size === undefined ? [] : [{ label, value: sizeOptionValue(size) }]),
      ...options.map((option) => ({ label: option.label, value: option.value })),
      ...parts
        .filter((one) => !isDefaultChoice(one))
        .map(({ part, choice }) => ({ label: part.label, value: choice.label, uid: choice.uid })),
    ],
  };
}
