import type {
  IdReference,
  MerchantReturnPolicy,
  Offer,
  Product as ProductThing,
  UnitPriceSpecification,
} from 'schema-dts';
import { isEan } from '#src/catalog/ean.ts';
import { itemCondition } from '#src/catalog/item-condition.ts';
import { nonDefaultChoiceUids } from '#src/catalog/product-configuration.ts';
import { hasFile, variantPictures } from '#src/catalog/product-pictures.ts';
import {
  appliesToBothHalves,
  type ProductSelection,
  selectionOffer,
  selectionUrlWithVariant,
} from '#src/catalog/product-selection.ts';
import type { Variant } from '#src/catalog/product.ts';
import { variantName } from '#src/catalog/variant-labels.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { imageUrl } from '#src/content/image-url.ts';
import { comesByVan } from '#src/delivery/paid-services.ts';
import { returnTerms, type ReturnTerms } from '#src/delivery/product-terms.ts';
import { displayPriceOf, reductionEnd } from '#src/pricing/price.ts';
import { euroCents, type Money, toEuroNumber } from '#src/pricing/money.ts';
import { countryOf, HOME_COUNTRY, type Locale } from '#src/shared/locale.ts';
import type { UrlContext } from './organization.ts';
import { shippingDetails } from './shipping-details.ts';
import { variantProperties } from './varies-by.ts';

/**
 * The chosen variant, under a name that distinguishes it from the others; with SKU and EAN if it is
 * sold exactly as the variant.
 */
export function variantThing(chosen: ProductSelection, context: OfferContext): ProductThing {
  const { product, variant } = chosen.configuration;
  const { sku, ean } = variant;
  const url = context.absoluteUrl(selectionUrlWithVariant(chosen, variant, context.locale));
  const offers = offerThing(chosen, context);
  const shown = shownVariant(chosen);
  const pictures = variantPictures(product, variant).filter(hasFile);
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name: variantName(product, shown),
    ...(isAsSold(chosen) && { sku, ...(isEan(ean) && { gtin: ean }) }),
    ...(pictures.length > 0 && {
      image: pictures.map(({ path }) =>
        context.absoluteUrl(imageUrl(path, { width: PICTURE_WIDTH })),
      ),
    }),
    ...variantProperties(shown),
    ...(offers && { offers }),
  };
}

/** References to all other variants by their own pages. */
export function otherVariants(chosen: ProductSelection, { absoluteUrl, locale }: UrlContext) {
  const { product, variant } = chosen.configuration;
  const others = isAsSold(chosen)
    ? product.variants.filter((other) => other !== variant)
    : product.variants;
  return others.map((other): IdReference & { readonly url: string } => {
    const url = absoluteUrl(variantUrl(product, other, locale));
    return { '@id': url, url };
  });
}

/** The variant with only the options that its page shows. */
function shownVariant(chosen: ProductSelection): Variant {
  const { variant } = chosen.configuration;
  const options = variant.options?.filter((option) => appliesToBothHalves(chosen, option));
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

/** An offer depends on the order day of its page, `2026-11-27`, too. */
export type OfferContext = UrlContext & { readonly today: string };

/**
 * Offer at the price that the page shows; `undefined` if it shows none (P3). Has a
 * `priceValidUntil` only with a reduction whose end is known.
 */
export function offerThing(chosen: ProductSelection, context: OfferContext): Offer | undefined {
  const { product, variant } = chosen.configuration;
  const { price, stock, days } = selectionOffer(chosen);
  const shown = displayPriceOf(price);
  if (shown === undefined) return undefined;
  const { now, was } = shown;
  const until = reductionEnd(price, context.today);
  return {
    '@type': 'Offer',
    url: context.absoluteUrl(selectionUrlWithVariant(chosen, variant, context.locale)),
    price: toEuroNumber(now),
    priceCurrency: now.currency,
    ...(was && { priceSpecification: wasPrice(was) }),
    ...(until !== undefined && { priceValidUntil: until }),
    availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: CONDITIONS[itemCondition(product)],
    shippingDetails: shippingDetails(
      { price: now, days: stock > 0 ? days : undefined, isByVan: comesByVan(product) },
      context.locale,
    ),
    hasMerchantReturnPolicy: returnPolicy(returnTerms(product), context.locale),
  };
}

/** The price before a reduction, which pages strike through. */
const wasPrice = (was: Money): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price: toEuroNumber(was),
  priceCurrency: was.currency,
});

const CONDITIONS = {
  new: 'https://schema.org/NewCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
} as const;

/** Return policy for returns from the shop's country to the company's. */
export function returnPolicy(terms: ReturnTerms, locale: Locale): MerchantReturnPolicy {
  const { days, cents, isByMail, isExchanged } = terms;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countryOf(locale),
    returnPolicyCountry: HOME_COUNTRY,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    ...returnFees(cents),
    refundType: [
      'https://schema.org/FullRefund',
      ...(isExchanged ? (['https://schema.org/ExchangeRefund'] as const) : []),
    ],
    ...(isByMail && { returnMethod: 'https://schema.org/ReturnByMail' }),
  };
}

/** Return fees are known to the cent, so they are stated as an amount. */
function returnFees(cents: number) {
  if (cents === 0) return { returnFees: 'https://schema.org/FreeReturn' } as const;
  const fee = euroCents(cents);
  return {
    returnFees: 'https://schema.org/ReturnShippingFees',
    returnShippingFeesAmount: {
      '@type': 'MonetaryAmount',
      value: toEuroNumber(fee),
      currency: fee.currency,
    },
  } as const;
}
