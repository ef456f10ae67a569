import type { IdReference, Product as ProductThing, ProductGroup } from 'schema-dts';
import { attributeProperty } from '#src/catalog/attributes/attribute-key.ts';
import { choiceUrl, type ChosenBed } from '#src/catalog/choice-url.ts';
import { chosenUids, configure } from '#src/catalog/configuration.ts';
import { isEan } from '#src/catalog/ean.ts';
import type { Variant, VariantOption } from '#src/catalog/product.ts';
import { variantPictures } from '#src/catalog/variant-pictures.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { imageUrl } from '#src/content/image-url.ts';
import type { ProductPage } from '#src/use-cases/page-model.ts';
import { formatSize } from '#ui/format-size.ts';
import { offerThing } from './offer.ts';
import type { Place } from './place.ts';
import { ratings } from './ratings.ts';

/**
 * A product as its page shows it; one that comes in several variants is a group of them. A variant
 * has a page of its own where its price is shown: the other variants are named by their addresses
 * alone, and nothing here is said of what this page does not show.
 */
export function productThing(page: ProductPage, place: Place): ProductThing | ProductGroup {
  const { product, chosen: variant, choices, halves } = page;
  const chosen: ChosenBed = { configuration: configure(product, variant, choices), halves };
  const shared = {
    name: product.name,
    description: product.summary,
    brand: { '@type': 'Brand', name: product.brand },
    ...ratings(page),
  } as const;
  if (product.variants.length === 1) return { ...shared, ...variantThing(chosen, place) };
  return {
    '@type': 'ProductGroup',
    ...shared,
    url: place.address(product.url),
    productGroupID: product.sku,
    variesBy: variesBy(product.variants),
    hasVariant: [variantThing(chosen, place), ...otherVariants(page, place)],
  };
}

/**
 * What is chosen. Two halves are another thing than the variant that they stand in for, and a set put
 * together otherwise is not what the number on its box says: they have neither number.
 */
function variantThing({ configuration, halves }: ChosenBed, place: Place): ProductThing {
  const { product, variant } = configuration;
  const { sku, ean } = variant;
  const isAsSold = halves === undefined && chosenUids(configuration).length === 0;
  const offers = offerThing({ configuration, halves }, place);
  return {
    '@type': 'Product',
    name: product.name,
    ...(isAsSold && { sku, ...(isEan(ean) && { gtin: ean }) }),
    image: variantPictures(product, variant).map(({ path }) =>
      place.address(imageUrl(path, { width: PICTURE_WIDTH })),
    ),
    url: place.address(choiceUrl({ configuration, halves }, variant, place.locale)),
    ...propertiesOf(variant),
    ...(offers && { offers }),
  };
}

/** Wide enough for a search engine to cut it as it likes. */
const PICTURE_WIDTH = 1200;

function otherVariants({ product, chosen }: ProductPage, { address, locale }: Place) {
  const others = product.variants.filter((variant) => variant !== chosen);
  return others.map((variant): IdReference & { readonly url: string } => {
    const url = address(variantUrl(product, variant, locale));
    return { '@id': url, url };
  });
}

/** What tells a variant from others, in schema.org's words where it has any. */
function propertiesOf({ size, options = [] }: Variant) {
  const color = options.find(isColor);
  const others = options.filter((option) => !isColor(option));
  return {
    ...(size !== undefined && { size: `${formatSize(size)} cm` }),
    ...(color && { color: color.value }),
    ...(others.length > 0 && {
      additionalProperty: others.map(
        ({ label, value }) => ({ '@type': 'PropertyValue', name: label, value }) as const,
      ),
    }),
  };
}

function variesBy(variants: readonly Variant[]): readonly string[] {
  const options = variants.flatMap((variant) => variant.options ?? []);
  const varying = [
    ['size', variants.some(({ size }) => size !== undefined)],
    ['color', options.some(isColor)],
    ['additionalProperty', options.some((option) => !isColor(option))],
  ] as const;
  return varying.flatMap(([name, varies]) => (varies ? [`https://schema.org/${name}`] : []));
}

const isColor = ({ code }: VariantOption): boolean => attributeProperty(code) === 'kleur';
