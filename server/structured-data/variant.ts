import type { IdReference, Product as ProductThing } from 'schema-dts';
import { selectionUrlWithVariant, type ProductSelection } from '#src/catalog/selection-url.ts';
import { nonDefaultChoiceUids } from '#src/catalog/product-configuration.ts';
import { isEan } from '#src/catalog/ean.ts';
import { appliesToWholeBed } from '#src/catalog/applies-to-whole-bed.ts';
import type { Variant } from '#src/catalog/product.ts';
import { variantPictures } from '#src/catalog/variant-pictures.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { imageUrl } from '#src/content/image-url.ts';
import { offerThing } from './offer.ts';
import type { UrlContext } from './url-context.ts';
import { variantProperties, variantLabels } from './varies-by.ts';

/**
 * The chosen variant, under a name that distinguishes it from the others; with SKU and EAN if it is
 * sold exactly as the variant.
 */
export function variantThing(chosen: ProductSelection, place: UrlContext): ProductThing {
  const { product, variant } = chosen.configuration;
  const { sku, ean } = variant;
  const url = place.address(selectionUrlWithVariant(chosen, variant, place.locale));
  const offers = offerThing(chosen, place);
  const shown = shownVariant(chosen);
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name: [product.name, ...variantLabels(shown)].join(', '),
    ...(isAsSold(chosen) && { sku, ...(isEan(ean) && { gtin: ean }) }),
    image: variantPictures(product, variant).map(({ path }) =>
      place.address(imageUrl(path, { width: PICTURE_WIDTH })),
    ),
    ...variantProperties(shown),
    ...(offers && { offers }),
  };
}

/** References to all other variants by their own pages. */
export function otherVariants(chosen: ProductSelection, { address, locale }: UrlContext) {
  const { product, variant } = chosen.configuration;
  const others = isAsSold(chosen)
    ? product.variants.filter((other) => other !== variant)
    : product.variants;
  return others.map((other): IdReference & { readonly url: string } => {
    const url = address(variantUrl(product, other, locale));
    return { '@id': url, url };
  });
}

/** The variant with only the options that its page shows. */
function shownVariant(chosen: ProductSelection): Variant {
  const { variant } = chosen.configuration;
  const options = variant.options?.filter((option) => appliesToWholeBed(chosen, option));
  return { ...variant, ...(options && { options }) };
}

/**
 * Two halves are another product than the variant they replace, and so is a bundle with other
 * options than its defaults.
 */
const isAsSold = ({ configuration, halves }: ProductSelection): boolean =>
  halves === undefined && nonDefaultChoiceUids(configuration).length === 0;

/** In pixels: wide enough for a search engine to crop. */
const PICTURE_WIDTH = 1200;
