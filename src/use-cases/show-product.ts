import type { CatalogFailure } from '#ports/product-catalog.ts';
import { configurationPicture, drawingOf } from '../catalog/bed-look.ts';
import type { Product, Variant } from '../catalog/product.ts';
import { chooseVariant, type VariantRequest } from '../catalog/choose-variant.ts';
import { configureProduct, nonDefaultChoiceUids } from '../catalog/product-configuration.ts';
import {
  configurationUrl,
  type ProductSelection,
  selectionOffer,
} from '../catalog/product-selection.ts';
import { openConfiguratorPart } from '../catalog/product-url-params.ts';
import { parseHalves } from '../catalog/halves-query.ts';
import type { ReviewPage } from '../catalog/review-page.ts';
import { parseReviewQuery, type ReviewQuery } from '../catalog/review-query.ts';
import { reviewWindow } from '../catalog/review-steps.ts';
import { variantPictures } from '../catalog/product-pictures.ts';
import { parsePartChoices, parseVariantRequest, withoutUnmade } from '../catalog/variant-query.ts';
import { variantUrl } from '../catalog/variant-url.ts';
import type { ProductEntry } from '../content/page-entry.ts';
import { type PriceStep, recentPrices, SHOWN_DAYS } from '../pricing/price-history.ts';
import { displayPriceOf } from '../pricing/price.ts';
import { bedOfVariant, variantInSizeOfBed } from '../my-bed/bed-fit.ts';
import { bedOfQuery, type MyBed } from '../my-bed/my-bed.ts';
import { openRoomTool } from '../room/room-query.ts';
import { queryValue } from '../routing/url-parts.ts';
import type { ProductSeoFacts } from '../seo/seo-facts.ts';
import type { Locale } from '../shared/locale.ts';
import { withTimeout } from '../shared/time-limit.ts';
import { fillBlocks } from './fill-blocks.ts';
import { findCompatibleProducts } from './find-compatible-products.ts';
import { findPassingModels } from './find-passing-models.ts';
import { findRecommended } from './find-recommended.ts';
import { pageBase } from './page-base.ts';
import type { ProductPage } from './page-model.ts';
import type { PageOutcome, PageContext } from './page-request.ts';
import { showError } from './show-error.ts';

/**
 * Shows a product as its URL names it: `/aurora?maat=160x200&kleur=zand&topper=latex`. A size or
 * option that the product is not made with leads to its page without it.
 */
export async function showProduct(context: PageContext, entry: ProductEntry): Promise<PageOutcome> {
  const { locale, path, query } = context.request;
  const reviewState = parseReviewQuery(query);
  const bed = bedOfQuery(query);
  const [answer, reviews, blocks, recommended] = await Promise.all([
    context.ports.catalog.product(locale, entry.sku),
    reviewsOf(context, entry, reviewState),
    fillBlocks(context, entry.blocks ?? []),
    inTime(context, findRecommended(context.ports, locale, { sku: entry.sku, bed })),
  ]);
  if (!answer.ok) return showFailure(context, entry, answer.error);
  const product = answer.value;
  const named = (name: string) => queryValue(query, name);
  const variantRequest = parseVariantRequest(product, named, locale);
  const choice = chooseVariant(product, inSizeOfBed(product, variantRequest, bed));
  const made = withoutUnmade(product, choice.chosen, query, locale);
  if (made !== query) return { kind: 'moved', status: 308, location: path + made };
  const parts = parsePartChoices(product.parts ?? [], named, locale);
  const choices = parts.map((one) => one.choice.uid);
  const halves = parseHalves(product, choice.chosen, named, locale);
  const openedPart = parts.length > 0 ? openConfiguratorPart(query) : undefined;
  const { size } = choice.chosen;
  const configuration = configureProduct(product, choice.chosen, choices);
  const drawing =
    openedPart === undefined ? configurationPicture(configuration) : drawingOf(configuration);
  const isAsPriced = !halves && nonDefaultChoiceUids(configuration).length === 0;
  const [compatible, passing, priceSteps] = await Promise.all([
    inTime(context, findCompatibleProducts(context.ports, locale, product, { size, bed })),
    passingModels(context, { configuration, halves }),
    isAsPriced ? recentPricesOf(context, choice.chosen) : [],
  ]);
  const [picture] = variantPictures(product, choice.chosen);
  const isNamed = variantRequest.size !== undefined && bed === undefined;
  const namedBed = isNamed ? bedOfVariant(product, choice.chosen) : undefined;
  const frame = pageBase(context, entry, {
    picture,
    product: productFacts({ configuration, halves }, isAnyVariant(variantRequest), locale),
  });
  return {
    kind: 'page',
    model: {
      type: 'product',
      ...frame,
      product,
      ...choice,
      ...(halves && { halves }),
      ...(namedBed && { namedBed }),
      choices,
      ...(priceSteps.length > 0 && { recentPrices: priceSteps }),
      ...(openedPart !== undefined && { openedPart }),
      ...(drawing && { drawing }),
      reviews,
      reviewState,
      blocks,
      ...(compatible && { compatible }),
      ...(recommended && { recommended }),
      ...(passing && { passing }),
    },
  };
}

/** A URL that names no size asks for that of the shopper's bed, if it is made so. */
function inSizeOfBed(
  product: Product,
  request: VariantRequest,
  bed: MyBed | undefined,
): VariantRequest {
  if (request.size !== undefined || bed === undefined) return request;
  const size = variantInSizeOfBed(product, bed)?.size;
  return size === undefined ? request : { ...request, size };
}

/** A page whose URL names no variant is shared as the product's, otherwise as that variant's. */
function productFacts(
  selection: ProductSelection,
  isAnyVariant: boolean,
  locale: Locale,
): ProductSeoFacts {
  const { configuration, halves } = selection;
  const isAsListed = isAnyVariant && nonDefaultChoiceUids(configuration).length === 0;
  const price = displayPriceOf(selectionOffer(selection).price)?.now;
  return {
    url: isAsListed ? configuration.product.url : configurationUrl(configuration, halves, locale),
    variantUrl: variantUrl(configuration.product, configuration.variant, locale),
    ...(price && { price }),
  };
}

const isAnyVariant = ({ size, options = {} }: VariantRequest): boolean =>
  size === undefined && Object.keys(options).length === 0;

/**
 * Time in milliseconds that a page waits for other products beside its own. They are mostly cached;
 * if not, the browser asks for them, and the next page has them.
 */
const RELATED_TIME = 500;

const inTime = <T>({ ports }: PageContext, found: Promise<T>): Promise<T | undefined> =>
  withTimeout<T | undefined>(RELATED_TIME, found, () => undefined, ports.timers);

/** What gets up the way of the URL in place of a selection, while that tool is open. */
function passingModels(
  { ports, request: { locale, query } }: PageContext,
  selection: ProductSelection,
): Promise<ProductPage['passing']> | undefined {
  if (openRoomTool(query) !== 'way') return undefined;
  let isAwaited = true;
  const found = findPassingModels(ports, locale, selection, query, () => isAwaited);
  const late = () => {
    isAwaited = false;
    return 'late' as const;
  };
  return withTimeout<ProductPage['passing']>(RELATED_TIME, found, late, ports.timers);
}

function showFailure(
  context: PageContext,
  { sku }: ProductEntry,
  failure: CatalogFailure,
): Promise<PageOutcome> {
  context.ports.log.warn(failure.kind, { locale: context.request.locale, sku, ...failure });
  return showError(context, failure.kind === 'product-not-found' ? 404 : 503);
}

/** Prices that end with the one shown; none if they are unknown. */
async function recentPricesOf(
  { ports, request: { locale } }: PageContext,
  { sku, price }: Variant,
): Promise<readonly PriceStep[]> {
  const now = ports.clock.now();
  const found = await ports.prices.histories(locale, [sku], now - (SHOWN_DAYS + 1) * DAY);
  const steps = found.ok ? recentPrices(found.value.get(sku) ?? [], now) : [];
  return steps.at(-1)?.cents === price.final.cents ? steps : [];
}

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** A page is shown without reviews rather than not at all. */
async function reviewsOf(
  { ports, request: { locale } }: PageContext,
  { sku }: ProductEntry,
  { filter, sorting, step }: ReviewQuery,
): Promise<ReviewPage | null> {
  const { page, reviewsPerPage, shown } = reviewWindow(step);
  const answer = await ports.reviews.productReviews({
    locale,
    sku,
    sorting,
    filter,
    page,
    reviewsPerPage,
  });
  if (answer.ok) return { ...answer.value, reviews: answer.value.reviews.slice(0, shown) };
  ports.log.warn('reviews-unavailable', { locale, sku, ...answer.error });
  return null;
}
