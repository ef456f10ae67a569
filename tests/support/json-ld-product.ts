import { deliveryDay } from '#src/delivery/delivery-day.ts';
import { maxExtraDeliveryDays } from '#src/delivery/extra-delivery-days.ts';
import {
  countryOf,
  DEFAULT_LOCALE,
  languageTag,
  type Locale,
  LOCALES,
} from '#src/shared/locale.ts';
import { fallbackChain } from '#src/translations/text-bundles.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { textAt, textsAt, type Thing, thingsAt, valueAt } from './json-ld-thing.ts';
import { picturePath, type VisiblePage } from './visible-page.ts';

/** A fact in the JSON-LD and on the page. */
export type Comparison = readonly [what: string, told: unknown, shown: unknown];

export function* comparedProduct(product: Thing, page: VisiblePage): Generator<Comparison> {
  yield ['name', textAt(product, 'name'), page.title];
  yield ['description', textAt(product, 'description'), page.summary];
  yield ['brand', textAt(product, 'brand', 'name'), page.brand];
  yield ['rating', statedRating(product, page.language), page.rating];
  const reviews = thingsAt(product, 'review');
  yield ['reviews', reviews.map(statedReview), page.reviews];
  const strangers = reviews
    .map((review) => textAt(review, 'author', 'name'))
    .filter((author, at) => page.authors[at]?.startsWith(author) !== true);
  yield ['authors that are not shown', strangers, []];
  const group = thingsAt(product, 'hasVariant');
  const variants = group.length > 0 ? group : [product];
  if (group.length > 0) {
    const shown = [page.title, ...page.chosen].join(', ');
    yield ['name of the variant', textAt(group[0], 'name'), shown];
  }
  yield ['size', textAt(variants[0], 'size'), page.size];
  yield* comparedThing(variants[0], page);
  const urls = variants.map((variant) => textAt(variant, 'url'));
  yield ['addresses, each once', urls, [...new Set(urls)]];
  const offers = variants.flatMap((variant) => thingsAt(variant, 'offers'));
  yield ['price', offers.map((offer) => valueAt(offer, 'price')), page.price];
  const wasPrices = offers.flatMap((offer) => thingsAt(offer, 'priceSpecification'));
  yield ['price before', wasPrices.map((was) => valueAt(was, 'price')), page.wasPrice];
  for (const offer of offers) yield* comparedOffer(offer, page);
}

/** Compares the products: their numbers, and their pictures, of which there is at least one. */
function* comparedThing(thing: Thing | undefined, page: VisiblePage): Generator<Comparison> {
  const numbers = ['sku', 'gtin'].map((name) => textAt(thing, name)).filter(Boolean);
  yield [
    'numbers that are not shown',
    numbers.filter((number) => !page.facts.includes(number)),
    [],
  ];
  const pictures = textsAt(thing, 'image').map(picturePath);
  const strange = pictures.filter((path) => !page.pictures.includes(path));
  yield ['pictures that are not shown', strange, []];
  yield ['a picture', pictures.length > 0, page.pictures.length > 0];
}

function* comparedOffer(offer: Thing, page: VisiblePage): Generator<Comparison> {
  yield ['currency', textAt(offer, 'priceCurrency'), 'EUR'];
  yield ['in stock', textAt(offer, 'availability').endsWith('/InStock'), page.canBeBought];
  const days = Number(valueAt(offer, 'hasMerchantReturnPolicy', 'merchantReturnDays'));
  yield [`${days} days to return it`, page.figures.includes(days), true];
  const isFree = valueAt(offer, 'shippingDetails', 'shippingRate', 'value') === 0;
  yield ['free delivery', isFree, page.promises.includes(freeDelivery(page))];
  const delivery = valueAt(offer, 'shippingDetails', 'deliveryTime');
  yield ['delivery', delivery ? promisedDay(delivery, page) : '', page.deliveryDay];
}

/** Free delivery as the page promises it. */
const freeDelivery = (page: VisiblePage): string =>
  fallbackChain(localeOf(page))
    .map((name) => ALL_TEXTS[name]?.['product.promise.free-delivery'])
    .find((words) => words !== undefined) ?? '';

const localeOf = ({ language }: VisiblePage): Locale =>
  LOCALES.find((one) => languageTag(one) === language) ?? DEFAULT_LOCALE;

/**
 * The latest delivery day by the stated working days, but for islands: a page promises no sooner.
 * Empty if the soonest is more than a day before, the most that a parcel takes longer for some.
 */
function promisedDay(delivery: unknown, page: VisiblePage): string {
  const country = countryOf(localeOf(page));
  const daysOf = (value: 'minValue' | 'maxValue'): number =>
    ['handlingTime', 'transitTime'].reduce(
      (total, step) => total + Number(valueAt(delivery, step, value)),
      0,
    );
  const latest = daysOf('maxValue') - maxExtraDeliveryDays(country);
  const isNear = [latest, latest - 1].includes(daysOf('minValue'));
  return isNear ? deliveryDay(page.today, latest, country) : '';
}

const statedRating = (product: Thing, language: string) =>
  thingsAt(product, 'aggregateRating').map((rating) => ({
    average: average(Number(valueAt(rating, 'ratingValue')), language),
    count: Number(valueAt(rating, 'reviewCount')),
  }));

const statedReview = (review: Thing) => ({
  name: textAt(review, 'name'),
  text: textAt(review, 'reviewBody'),
  date: textAt(review, 'datePublished'),
  stars: Number(valueAt(review, 'reviewRating', 'ratingValue')),
});

const average = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(value);
