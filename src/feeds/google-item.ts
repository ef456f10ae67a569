import { attributeProperty, type ProductType } from '../catalog/attributes/attribute-key.ts';
import { isEan } from '../catalog/ean.ts';
import { itemCondition } from '../catalog/item-condition.ts';
import { configureProduct } from '../catalog/product-configuration.ts';
import { hasFile, variantPictures } from '../catalog/product-pictures.ts';
import { selectionOffer } from '../catalog/product-selection.ts';
import { productType } from '../catalog/product-type.ts';
import {
  type Attribute,
  isSku,
  type Product,
  type UspAttribute,
  type Variant,
} from '../catalog/product.ts';
import { variantUrl } from '../catalog/variant-url.ts';
import { imageUrl } from '../content/image-url.ts';
import { deliveryCost } from '../delivery/delivery-cost.ts';
import { orderDay, splitDeliveryDays } from '../delivery/delivery-day.ts';
import { maxExtraDeliveryDays } from '../delivery/extra-delivery-days.ts';
import { comesByVan } from '../delivery/paid-services.ts';
import type { DeliveryService } from '../delivery/delivery-services.ts';
import { deliveryServices, returnTerms } from '../delivery/product-terms.ts';
import type { QuantityUnit } from '../duties/fact-formats.ts';
import { type GoodsFacts, goodsFactsOf } from '../duties/goods-facts.ts';
import type { Money } from '../pricing/money.ts';
import { displayPriceOf, reductionEnd } from '../pricing/price.ts';
import { encodePercent } from '../routing/percent-encoding.ts';
import { parseDay, shopDay, startOfShopDay } from '../shared/calendar-day.ts';
import { countryOf, decimalMark, type Locale } from '../shared/locale.ts';
import { memoizePerObject } from '../shared/memoize.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type FeedItem, feedText } from './feed-item.ts';

/** What an item says beyond its product. */
export type FeedContext = {
  readonly locale: Locale;
  /** When the feed is written, in milliseconds since 1970. */
  readonly now: number;
  /** Absolute URL of a path of the shop. */
  readonly absoluteUrl: (path: string) => string;
  /** Name of a category by its id; `undefined` for an unknown one. */
  readonly categoryName: (id: string) => string | undefined;
  /** How the page writes a size: `160 × 200 cm`. */
  readonly sizeLabel: (size: string) => string;
  /** How the page calls a service. */
  readonly serviceName: (service: DeliveryService) => string;
};

/** Why a variant is not in the feed. */
export type FeedOmission =
  /** Its page shows no price either (P3). */
  | 'no-price'
  /** Google requires one, and the shop's placeholder is for its own pages. */
  | 'no-picture'
  | 'no-name'
  /** No SKU, or longer than Google's 50 characters: cut off, it could name another item. */
  | 'unusable-id'
  /** Longer than Google's 2000 characters. */
  | 'long-link'
  /** Another item has the id. */
  | 'repeated-id';

/**
 * The item of a variant with the default choices of its parts, as its own page shows it: same
 * address, price, stock, delivery and pictures. A variant that lacks what Google requires has none.
 */
export function googleItem(
  product: Product,
  variant: Variant,
  context: FeedContext,
): Result<FeedItem, FeedOmission> {
  const { absoluteUrl, locale, now, categoryName } = context;
  const { price, stock, days } = selectionOffer({
    configuration: configureProduct(product, variant, []),
  });
  const shown = displayPriceOf(price);
  const title = feedText(titleOf(product, variant, context), MAX_TITLE);
  const link = absoluteUrl(asciiUrl(variantUrl(product, variant, locale)));
  const [picture, ...pictures] = variantPictures(product, variant)
    .filter(hasFile)
    .map(({ path }) => absoluteUrl(pictureUrl(path)))
    .filter((url) => url.length <= MAX_URL);
  if (!shown) return err('no-price');
  if (picture === undefined) return err('no-picture');
  if (feedText(product.name, MAX_TITLE) === '') return err('no-name');
  if (!isId(variant.sku)) return err('unusable-id');
  if (link.length > MAX_URL) return err('long-link');
  const isInStock = stock > 0;
  const category = product.categoryIds.map(categoryName).find((name) => name !== undefined);
  const type = productType(product);
  const returns = returnTerms(product);
  return ok(
    withoutUndefined({
      id: variant.sku,
      title,
      description:
        feedText([product.summary, ...product.description].join(' '), MAX_DESCRIPTION) || title,
      link,
      image_link: picture,
      additional_image_link: pictures.slice(0, MAX_MORE_PICTURES),
      availability: isInStock ? 'in_stock' : 'out_of_stock',
      price: formatFeedPrice(shown.was ?? shown.now),
      sale_price: shown.was && formatFeedPrice(shown.now),
      sale_price_effective_date: saleInterval(reductionEnd(price, orderDay(now)), now),
      condition: itemCondition(product),
      brand: feedText(product.brand, MAX_BRAND),
      gtin: isEan(variant.ean) ? variant.ean : undefined,
      identifier_exists: isEan(variant.ean) ? 'yes' : 'no',
      item_group_id: groupId(product),
      google_product_category: type && GOOGLE_CATEGORIES[type],
      product_type: category && feedText(category, MAX_PRODUCT_TYPE),
      ...describedBy(product, variant, context),
      ...toldBy(factsOf(product)),
      product_highlight: highlights(product.uspAttributes, locale),
      shipping: [shippingOf(product, shown.now, isInStock ? days : undefined, context)],
      return_policy_label: returnPolicyLabel(returns),
    }),
  );
}

/** The only variant has the name of its product: there is none to distinguish it from. */
function titleOf(
  { name, variants }: Product,
  { size, options = [] }: Variant,
  { sizeLabel }: FeedContext,
): string {
  if (variants.length === 1) return name;
  const words = options.map(({ value }) => value);
  return [name, ...(size === undefined ? [] : [sizeLabel(size)]), ...words].join(', ');
}

/** Google's limits, in characters: https://support.google.com/merchants/answer/7052112 */
const MAX_ID = 50;
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_URL = 2000;
const MAX_BRAND = 70;
const MAX_PRODUCT_TYPE = 750;
const MAX_SIZE = 100;
const MAX_SERVICE = 100;
/** Of one color: three make at most 100 characters. */
const MAX_COLOR = 32;
/** Of one material: three make at most 200 characters. */
const MAX_MATERIAL = 66;
const MAX_HIGHLIGHT = 150;
const MAX_DETAIL_NAME = 140;
const MAX_DETAIL = 1000;
const MAX_MORE_PICTURES = 10;

/** Google's ids: https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt */
export const GOOGLE_CATEGORIES: Readonly<Record<ProductType, string>> = {
  // Furniture > Beds & Accessories > Mattresses; a topper lies on one and is chosen like one.
  mattress: '2696',
  topper: '2696',
  // Furniture > Beds & Accessories > Beds & Bed Frames
  'box-spring': '505764',
  'bed-frame': '505764',
  // Furniture > Beds & Accessories > Mattress Foundations
  'bed-base': '2720',
  // Home & Garden > Linens & Bedding > Bedding, and below: Quilts & Comforters, Duvet Covers,
  // Bed Sheets, Mattress Protectors, Pillows
  bedding: '569',
  duvet: '505287',
  'duvet-cover': '2541',
  'fitted-sheet': '2314',
  'mattress-protector': '4452',
  pillow: '2700',
  // Home & Garden > Decor > Throw Pillows
  cushion: '4454',
  // Furniture > Cabinets & Storage
  cabinet: '6356',
  // Furniture > Ottomans
  stool: '458',
  // Home & Garden > Lighting > Lamps
  'bedside-lamp': '4636',
};

/** Size, color and material, and as details the options that Google has no attribute for. */
function describedBy(
  product: Product,
  { size, options = [] }: Variant,
  { sizeLabel }: Pick<FeedContext, 'sizeLabel'>,
) {
  const isColored = product.variants.some((one) => one.options?.some(isColor));
  const color = options.find(isColor) ?? (isColored ? undefined : product.attributes.find(isColor));
  const material = product.attributes.find(({ code }) => MATERIALS.has(attributeProperty(code)));
  return {
    color: color && severalOf(color.value, MAX_COLOR),
    material: material && severalOf(material.value, MAX_MATERIAL),
    size: size && feedText(sizeLabel(size), MAX_SIZE),
    size_system: size && 'EU',
    product_detail: options
      .filter((option) => !isColor(option))
      .map(({ label, value }) => ({
        attribute_name: feedText(label, MAX_DETAIL_NAME),
        attribute_value: feedText(value, MAX_DETAIL),
      }))
      .filter((detail) => Object.values(detail).every((text) => text !== '')),
  };
}

const isColor = ({ code }: Pick<Attribute, 'code'>): boolean => attributeProperty(code) === 'kleur';

/** The properties of a product that name what it is made of. */
const MATERIALS: ReadonlySet<string> = new Set(['materiaal', 'bekleding']);

const factsOf = memoizePerObject(goodsFactsOf);

/** What the law asks to tell, as far as Google has attributes for it. */
function toldBy({ energy, quantity }: GoodsFacts) {
  const code = energy?.kind === 'light-source' ? eprelCode(energy.sheetUrl) : undefined;
  const unit = quantity && GOOGLE_UNITS[quantity.unit];
  return {
    certification:
      code === undefined
        ? undefined
        : [
            {
              certification_authority: 'EC',
              certification_name: 'EPREL',
              certification_code: code,
            },
          ],
    unit_pricing_measure: quantity && unit && `${quantity.amount} ${unit}`,
    unit_pricing_base_measure: unit && `1 ${unit}`,
  };
}

/**
 * The code by which Google finds the label of a light source: the number at the end of its address.
 * A lamp that contains a light source has none, as it may not carry the label (Delegated Regulation
 * (EU) 2019/2015).
 */
const eprelCode = (sheetUrl = ''): string | undefined =>
  /^https:\/\/eprel\.ec\.europa\.eu\/(?:[\w-]{1,40}\/){1,5}(\d{1,12})$/u.exec(sheetUrl)?.[1];

/** Units with a price per unit, as on pages (`unitPriceOf`). */
const GOOGLE_UNITS: Readonly<Record<QuantityUnit, string | undefined>> = {
  piece: undefined,
  kg: 'kg',
  l: 'l',
  m2: 'sqm',
};

/** The first three of several values, as Google writes them: `Katoen/Linnen`. */
const severalOf = (values: string, maxLength: number): string =>
  values
    .split(/, |\//u)
    .map((value) => feedText(value, maxLength))
    .filter((value) => value !== '')
    .slice(0, MAX_SEVERAL)
    .join('/');

const MAX_SEVERAL = 3;

/** Two at least: Google refuses a single one. */
function highlights(usps: readonly UspAttribute[], locale: Locale): readonly string[] | undefined {
  const texts = usps.map(({ label, value, showRating }) => {
    const shown = showRating
      ? `${String(Number(value)).replace('.', decimalMark(locale))}/${MAX_GRADE}`
      : value;
    return feedText(`${label}: ${shown}`, MAX_HIGHLIGHT);
  });
  return texts.length > 1 ? texts : undefined;
}

const MAX_GRADE = 5;

/** Delivery to islands takes longer, so the maximum includes the longest detour. */
function shippingOf(
  product: Product,
  price: Money,
  days: number | undefined,
  { locale, serviceName }: FeedContext,
) {
  const country = countryOf(locale);
  const [service = 'parcel'] = deliveryServices(product);
  const { handling, transit } = splitDeliveryDays(days ?? 0, comesByVan(product));
  return {
    country,
    service: feedText(serviceName(service), MAX_SERVICE),
    price: formatFeedPrice(deliveryCost(price)),
    ...(days !== undefined &&
      handling <= MAX_HANDLING_DAYS && {
        min_handling_time: String(handling),
        max_handling_time: String(handling),
        min_transit_time: String(transit.min),
        max_transit_time: String(transit.max + maxExtraDeliveryDays(country)),
      }),
  };
}

/** Two years; longer is an error of its source, and no promise to make. */
const MAX_HANDLING_DAYS = 520;

/**
 * Label of the return policy that the merchant registers in Merchant Center: the days, and the cost
 * in cents unless it is free: `returns-30-days`, `returns-100-days-4995-cents`.
 */
const returnPolicyLabel = ({ days, cents }: { readonly days: number; readonly cents: number }) =>
  `returns-${days}-days${cents > 0 ? `-${cents}-cents` : ''}`;

/** Shared by all variants of a product; a product in one variant is no group. */
const groupId = ({ sku, variants }: Product): string | undefined =>
  variants.length > 1 && isId(sku) ? sku : undefined;

const isId = (sku: string): boolean => isSku(sku) && sku.length <= MAX_ID;

/** Formats an amount as Google reads it: `1299.00 EUR`. */
export function formatFeedPrice({ cents, currency }: Money): string {
  const rest = cents % 100;
  return `${(cents - rest) / 100}.${String(rest).padStart(2, '0')} ${currency}`;
}

/**
 * From the day of the feed, on which the page shows the reduction, to the end of its last day, as
 * Google reads it: `2026-11-26T23:00Z/2027-01-31T22:59Z`. Not from its first day, which the catalogue
 * does not tell; nor from the minute of the feed, which would be another feed every minute.
 */
function saleInterval(until: string | undefined, now: number): string | undefined {
  const [first, last] = [parseDay(shopDay(now)), parseDay(until ?? '')];
  if (first === undefined || last === undefined) return undefined;
  return `${minute(startOfShopDay(first))}/${minute(startOfShopDay(last + 1) - 1)}`;
}

const minute = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}Z`;

/**
 * A picture in the width that Google recommends at least, 1500 pixels, in the format that its name
 * ends in: Google refuses a JPEG that is sent as something else.
 */
const pictureUrl = (path: string): string =>
  imageUrl(path, { width: 1920, format: /\.jpe?g$/iu.test(path) ? 'jpeg' : 'webp' });

/** Google reads addresses in ASCII only (RFC 3986). */
const asciiUrl = (path: string): string =>
  path.replaceAll(/[^\w\-.~:/?#[\]@!$&'()*+;=%]+/gu, encodePercent);

type Loose<Type> = { readonly [Key in keyof Type]: Type[Key] | undefined };

/** Drops what is unknown: an absent attribute and an empty text are the same. */
const withoutUndefined = (item: Loose<FeedItem>): FeedItem =>
  Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== undefined && value.length > 0),
  ) as FeedItem;
