import { isSku } from '../catalog/product.ts';
import {
  parseLetterId,
  parseSamplesQuery,
  REVIEW_PATH,
  REVIEWED_PRODUCT_PARAM,
  SAMPLES_PATH,
  samplesUrl,
  STOCK_ALERT_PATH,
  writeReviewPath,
} from '../messages/letter-pages.ts';
import { MAX_SAMPLES, sampleFabrics } from '../messages/sample-order.ts';
import { queryValue } from '../routing/url-parts.ts';
import type { LocalizedText } from '../shared/locale.ts';
import { ownPageEntry, pageBase } from './page-base.ts';
import type { ReviewedProduct, ShownForm, ShownStockAlert } from './page-model.ts';
import type { PageContext, PageOutcome } from './page-request.ts';
import { findAlertedVariant } from './stock-alerts.ts';

/* Pages of the shop's own with one form, which letters lead to: no editor has them. */

/** The page on which a request for stock is confirmed and stopped (BS1). */
export async function showStockAlert(context: PageContext): Promise<PageOutcome> {
  const id = parseLetterId(context.request.query);
  const shown: ShownStockAlert = id === undefined ? { status: 'unknown' } : await find(context, id);
  const form: ShownForm = { kind: 'stock-alert', id: id ?? '', ...shown };
  return formPage(context, { path: STOCK_ALERT_PATH, title: STOCK_ALERT_TITLE }, form);
}

const STOCK_ALERT_TITLE: LocalizedText = {
  nl: 'Bericht bij nieuwe voorraad',
  de: 'Nachricht bei neuem Bestand',
  en: 'Message when it is back',
};

async function find({ ports }: PageContext, id: string): Promise<ShownStockAlert> {
  const found = await ports.stockAlerts.alert(id);
  if (!found.ok) {
    if (found.error.kind === 'stock-alert-not-found') return { status: 'unknown' };
    ports.log.warn(found.error.kind, { ...found.error });
    return { status: 'unavailable' };
  }
  const variant = await findAlertedVariant(ports.catalog, found.value);
  return { status: found.value.status, ...(variant && { variant }) };
}

/**
 * The page on which a review is written (WR1) or, by the link of a letter, confirmed. Without a
 * product it says where to begin.
 */
export async function showReviewForm(context: PageContext): Promise<PageOutcome> {
  const { query } = context.request;
  const id = parseLetterId(query);
  const page = { path: REVIEW_PATH, title: REVIEW_TITLE };
  if (id !== undefined) return formPage(context, page, await submittedReview(context, id));
  const sku = queryValue(query, REVIEWED_PRODUCT_PARAM) ?? '';
  const product = await reviewedProduct(context, sku);
  const takesPictures = await context.ports.reviewWriter.takesPictures();
  const form: ShownForm = { kind: 'review', takesPictures, ...(product && { product }) };
  return formPage(context, product ? { ...page, url: writeReviewPath(product.sku) } : page, form);
}

const REVIEW_TITLE: LocalizedText = {
  nl: 'Beoordeling schrijven',
  de: 'Bewertung schreiben',
  en: 'Write a review',
};

async function submittedReview(context: PageContext, id: string): Promise<ShownForm> {
  const kind = 'submitted-review';
  const found = await context.ports.reviewWriter.submitted(id);
  if (!found.ok) {
    if (found.error.kind === 'review-not-found') return { kind, id, status: 'unknown' };
    context.ports.log.warn(found.error.kind, { ...found.error });
    return { kind, id, status: 'unavailable' };
  }
  const { status, review, version, reason } = found.value;
  const product = await reviewedProduct(context, review.sku);
  return {
    kind,
    id,
    status,
    review,
    version,
    ...(reason !== undefined && { reason }),
    ...(product && { product }),
  };
}

async function reviewedProduct(
  { ports, request: { locale } }: PageContext,
  sku: string,
): Promise<ReviewedProduct | undefined> {
  if (!isSku(sku)) return undefined;
  const found = await ports.catalog.product(locale, sku);
  return found.ok
    ? { sku: found.value.sku, name: found.value.name, url: found.value.url }
    : undefined;
}

/** The page on which samples of the fabrics of a bed are ordered (FS1). */
export async function showSamplesForm(context: PageContext): Promise<PageOutcome> {
  const { request, ports } = context;
  const { sku, fabrics: asked } = parseSamplesQuery(request.query);
  const found = isSku(sku) ? await ports.catalog.product(request.locale, sku) : undefined;
  const bed = found?.ok ? found.value : undefined;
  const failure = found && !found.ok ? found.error : undefined;
  const isAway = failure?.kind === 'catalog-unavailable';
  if (isAway) ports.log.warn(failure.kind, { ...failure });
  const fabrics = bed ? sampleFabrics(bed) : [];
  const ticked = fabrics.flatMap(({ key }) => (asked.includes(key) ? [key] : []));
  const form: ShownForm = {
    kind: 'samples',
    ...(bed && { product: { sku: bed.sku, name: bed.name, url: bed.url } }),
    fabrics,
    ticked: ticked.slice(0, MAX_SAMPLES),
    isAway,
  };
  const page = { path: SAMPLES_PATH, title: SAMPLES_TITLE };
  return formPage(context, bed ? { ...page, url: samplesUrl(bed.sku) } : page, form);
}

const SAMPLES_TITLE: LocalizedText = {
  nl: 'Stofstalen bestellen',
  de: 'Stoffmuster bestellen',
  en: 'Order fabric samples',
};

function formPage(
  context: PageContext,
  page: { readonly path: string; readonly title: LocalizedText; readonly url?: string },
  form: ShownForm,
): PageOutcome {
  const entry = ownPageEntry(context.request.locale, page);
  return { kind: 'page', model: { type: 'form', ...pageBase(context, entry), form } };
}
