import { configurationPicture } from '../catalog/bed-look.ts';
import { isDefaultChoice } from '../catalog/bundle.ts';
import { chooseVariant } from '../catalog/choose-variant.ts';
import { toHit } from '../catalog/hit-of-variant.ts';
import { searchableAttributes } from '../catalog/page-attributes.ts';
import {
  configuredPrice,
  nonDefaultChoiceUids,
  type ProductConfiguration,
} from '../catalog/product-configuration.ts';
import { hitForCard } from '../catalog/product-card.ts';
import {
  type Attribute,
  type Hit,
  type Product,
  sizeLength,
  sizeWidth,
  type UspAttribute,
} from '../catalog/product.ts';
import { parsePartChoices, parseVariantRequest } from '../catalog/variant-query.ts';
import { choicesQuery, variantUrl } from '../catalog/variant-url.ts';
import { queryValue } from '../routing/url-parts.ts';
import type { Locale } from '../shared/locale.ts';

/** A product in a comparison, by its variant in the size that all are compared in. */
export type ComparedVariant = {
  readonly hit: Hit;
  /** Page of the product with this variant. */
  readonly url: string;
  /** Properties graded from 1 to 5 (L4). */
  readonly grades: readonly UspAttribute[];
  readonly attributes: readonly Attribute[];
  /** False if it is not made in this size: its offer is that of another. */
  readonly isInSize: boolean;
  /** Pieces of its offer. */
  readonly stock: number;
  /** SKU that can be added to the cart; absent if more has to be chosen, or if it is sold out. */
  readonly sku?: string;
  /** Query string of its choices, if it is configured: `?stof=rib-olijf&topper=latex`. */
  readonly choices?: string;
  /** Uids of its choices other than the usual ones, for the cart. */
  readonly optionUids?: readonly string[];
};

/** A product to compare, and how it is configured. */
export type ComparedGoods = {
  readonly product: Product;
  /** Query string of an address of the product; empty if nothing is chosen. */
  readonly choices: string;
};

/** Products side by side, in one size if they have sizes. */
export type SizedComparison = {
  /** Every size of any of them, the narrowest first. */
  readonly sizes: readonly string[];
  /** `undefined` if none of them has sizes. */
  readonly size: string | undefined;
  readonly products: readonly ComparedVariant[];
};

/**
 * Shows each product by its offer in one size, so that prices and days of delivery can be compared:
 * the requested size, else the one that most of them are made in.
 */
export function compareInSize(
  goods: readonly ComparedGoods[],
  requested: string | undefined,
  locale: Locale,
): SizedComparison {
  const products = goods.map(({ product }) => product);
  const sizes = [...new Set(products.flatMap(sizesOf))].toSorted(byWidthThenLength);
  const size =
    requested !== undefined && sizes.includes(requested) ? requested : commonSize(products, sizes);
  const configured = goods.map((one) => configuredGoods(one, size, locale));
  const isAnyConfigured = configured.some(({ isConfigured }) => isConfigured);
  return {
    sizes,
    size,
    products: configured.map((one) => comparedVariant(one, { size, locale, isAnyConfigured })),
  };
}

const byWidthThenLength = (one: string, other: string): number =>
  sizeWidth(one) - sizeWidth(other) || sizeLength(one) - sizeLength(other);

const sizesOf = ({ variants }: Product): readonly string[] => [
  ...new Set(variants.flatMap(({ size }) => size ?? [])),
];

/** Sizes of beds for two and for one that shoppers look for most, of several in common. */
const POPULAR_SIZES = ['160x200', '180x200', '140x200', '90x200', '80x200'] as const;

function commonSize(products: readonly Product[], sizes: readonly string[]): string | undefined {
  const countOf = (size: string) => products.filter((one) => sizesOf(one).includes(size)).length;
  const most = Math.max(0, ...sizes.map(countOf));
  const common = sizes.filter((size) => countOf(size) === most);
  return POPULAR_SIZES.find((size) => common.includes(size)) ?? common[0];
}

/** A product in the size compared in, as its address configures it. */
type ConfiguredGoods = ProductConfiguration & {
  readonly isInSize: boolean;
  /** True if nothing is left to choose. */
  readonly isChosen: boolean;
  readonly isConfigured: boolean;
};

function configuredGoods(
  { product, choices }: ComparedGoods,
  size: string | undefined,
  locale: Locale,
): ConfiguredGoods {
  const named = (name: string) => queryValue(choices, name);
  const { options = {} } = parseVariantRequest(product, named, locale);
  const isInSize = size === undefined || sizesOf(product).includes(size);
  const request = { ...(isInSize && size !== undefined && { size }), options };
  const { chosen, isChosen } = chooseVariant(product, request);
  const parts = parsePartChoices(product.parts ?? [], named, locale);
  const isConfigured = Object.keys(options).length > 0 || !parts.every(isDefaultChoice);
  return { product, variant: chosen, parts, isInSize, isChosen, isConfigured };
}

type Comparing = {
  readonly size: string | undefined;
  readonly locale: Locale;
  /** Whether the parts of beds are compared: one of the products is configured. */
  readonly isAnyConfigured: boolean;
};

function comparedVariant(
  configuration: ConfiguredGoods,
  { size, locale, isAnyConfigured }: Comparing,
): ComparedVariant {
  const { product, variant: chosen, parts, isInSize, isChosen, isConfigured } = configuration;
  const isFrom =
    !isConfigured &&
    product.variants.some(
      (one) => (one.size === size || !isInSize) && one.price.final.cents > chosen.price.final.cents,
    );
  const hit = hitForCard(toHit(product, chosen, isFrom));
  const picture = configurationPicture(configuration);
  const uids = nonDefaultChoiceUids(configuration);
  const grades = product.uspAttributes.filter(({ showRating }) => showRating);
  const isGraded = ({ code }: Attribute) => grades.some((grade) => grade.code === code);
  return {
    hit: {
      ...hit,
      ...(uids.length > 0 && { price: configuredPrice(configuration) }),
      ...(picture && { image: picture }),
    },
    url: isConfigured
      ? variantUrl(product, chosen, locale, parts)
      : variantUrl(product, isInSize && size !== undefined ? { size } : {}, locale),
    grades,
    attributes: withOwnRows(
      isAnyConfigured ? configuredRows(configuration) : [],
      searchableAttributes(product.attributes).filter((one) => !isGraded(one)),
    ),
    isInSize,
    stock: chosen.stock,
    ...(isChosen && chosen.stock > 0 && { sku: chosen.sku }),
    ...(isConfigured && { choices: choicesQuery(chosen, locale, parts) }),
    ...(uids.length > 0 && { optionUids: uids }),
  };
}

/** What is chosen of a product, as rows of the table. */
const configuredRows = ({
  variant: { options = [] },
  parts,
  isConfigured,
}: ConfiguredGoods): readonly Attribute[] => [
  ...(isConfigured ? options.map(({ code, label, value }) => ({ code, label, value })) : []),
  ...parts.map(({ part, choice }) => ({
    code: part.key,
    label: part.label,
    value: choice.label,
  })),
];

/** What is chosen stands instead of all that could be: "Zand", not "Zand, Grijs". */
const withOwnRows = (
  own: readonly Attribute[],
  attributes: readonly Attribute[],
): readonly Attribute[] => [
  ...own,
  ...attributes.filter(({ label }) => !own.some((one) => one.label === label)),
];
