import type { IdReference, Product as ProductThing } from 'schema-dts';
import { choiceUrl, type ChosenBed } from '#src/catalog/choice-url.ts';
import { chosenUids } from '#src/catalog/configuration.ts';
import { isEan } from '#src/catalog/ean.ts';
import { isOfWholeBed } from '#src/catalog/is-of-whole-bed.ts';
import type { Variant } from '#src/catalog/product.ts';
import { variantPictures } from '#src/catalog/variant-pictures.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { imageUrl } from '#src/content/image-url.ts';
import { offerThing } from './offer.ts';
import type { Place } from './place.ts';
import { ownProperties, ownWords } from './varies-by.ts';

/**
 * What is chosen: by a name that tells it from the others, and with the numbers of its box where it
 * is what is in there.
 */
export function variantThing(chosen: ChosenBed, place: Place): ProductThing {
  const { product, variant } = chosen.configuration;
  const { sku, ean } = variant;
  const url = place.address(choiceUrl(chosen, variant, place.locale));
  const offers = offerThing(chosen, place);
  const shown = shownVariant(chosen);
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name: [product.name, ...ownWords(shown)].join(', '),
    ...(isAsSold(chosen) && { sku, ...(isEan(ean) && { gtin: ean }) }),
    image: variantPictures(product, variant).map(({ path }) =>
      place.address(imageUrl(path, { width: PICTURE_WIDTH })),
    ),
    ...ownProperties(shown),
    ...(offers && { offers }),
  };
}

/** All that is sold beside what is chosen, each by the page that tells of it. */
export function otherVariants(chosen: ChosenBed, { address, locale }: Place) {
  const { product, variant } = chosen.configuration;
  const others = isAsSold(chosen)
    ? product.variants.filter((other) => other !== variant)
    : product.variants;
  return others.map((other): IdReference & { readonly url: string } => {
    const url = address(variantUrl(product, other, locale));
    return { '@id': url, url };
  });
}

/** The variant with those of its options that its page shows. */
function shownVariant(chosen: ChosenBed): Variant {
  const { variant } = chosen.configuration;
  const options = variant.options?.filter((option) => isOfWholeBed(chosen, option));
  return { ...variant, ...(options && { options }) };
}

/**
 * Two halves are another thing than the variant that they stand in for, and so is a set that was put
 * together otherwise.
 */
const isAsSold = ({ configuration, halves }: ChosenBed): boolean =>
  halves === undefined && chosenUids(configuration).length === 0;

/** Wide enough for a search engine to cut it as it likes. In pixels. */
const PICTURE_WIDTH = 1200;
