import { Router, type RequestHandler } from 'express';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import { readSkuField } from '#src/catalog/sku.ts';
import type { StockAlertNotice } from '#src/forms/form-notice.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { parseLetterId, STOCK_ALERT_PATH } from '#src/messages/letter-pages.ts';
import { readStockAlertForm, STOCK_ALERT_FIELDS } from '#src/messages/stock-alert.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { Locale } from '#src/shared/locale.ts';
import { requestStockAlert } from '#src/use-cases/stock-alerts.ts';
import { HOME_PATH } from '../forms/answer-form.ts';
import {
  failedForm,
  type FormAction,
  invalidForm,
  readTextFields,
  type TextFields,
} from '../forms/form-action.ts';
import { letterAction } from '../forms/letter-action.ts';
import { createFormRoutes, type FormRoutesInput } from './form-routes.ts';

/**
 * Forms of requests for stock for browsers without JavaScript (BS1), and one-click unsubscription by
 * mail programs (RFC 8058). A link of a letter changes nothing: mail scanners open it.
 */
export function createStockAlertForms(input: FormRoutesInput): Router {
  const router = Router({ caseSensitive: true });
  router.post('/unsubscribe', unsubscribe(input));
  router.get('/unsubscribe', showLinked(input));
  router.use(
    createFormRoutes(input, [
      { path: '/request', act: requestFromForm, pageOf: () => HOME_PATH },
      { path: '/confirm', act: confirmFromForm, pageOf: () => STOCK_ALERT_PATH },
      { path: '/stop', act: stopFromForm, pageOf: () => STOCK_ALERT_PATH },
    ]),
  );
  return router;
}

const REQUESTED: StockAlertNotice = 'stock-alert-requested';
const STOPPED: StockAlertNotice = 'stock-alert-stopped';

/**
 * Answers with the page of the product, wherever the form was posted from. While the catalogue is
 * away there is none: then the page of requests has the form, to be sent again.
 */
const requestFromForm: FormAction = async (body, { ports, locale }) => {
  const values = readTextFields(body, [...STOCK_ALERT_FIELDS, 'page']);
  const to = await pageToShow(values, ports.catalog, locale);
  const form = readStockAlertForm(values);
  if (!form.ok) return { ...invalidForm('stock-alert', values, form.error), to };
  const answer = await requestStockAlert(ports, locale, form.value);
  if (answer.ok) return { kind: 'done', to, notice: REQUESTED };
  const posted: PostedForm = { form: 'stock-alert', values, errors: [] };
  const { error } = answer;
  // The page shows what is true now: the variant can be bought, or there is none.
  if (error.kind === 'variant-in-stock' || error.kind === 'product-not-found')
    return { kind: 'done', to };
  return { ...failedForm(posted, error), to };
};

/** The page that was posted from, if it is one of this product. */
async function pageToShow(
  { product, page }: TextFields<'product' | 'page'>,
  catalog: ProductCatalog,
  locale: Locale,
): Promise<string> {
  const sku = readSkuField(product);
  if (!sku.ok) return HOME_PATH;
  const found = await catalog.product(locale, sku.value);
  if (!found.ok) return found.error.kind === 'product-not-found' ? HOME_PATH : STOCK_ALERT_PATH;
  const { url } = found.value;
  return splitUrl(page).path === url ? page : url;
}

const confirmFromForm = letterAction({
  form: 'stock-alert',
  path: STOCK_ALERT_PATH,
  async act(id, { ports }) {
    const answer = await ports.stockAlerts.confirm(id);
    return answer.ok || answer.error.kind === 'stock-alert-not-found' ? undefined : answer.error;
  },
});

const stopFromForm = letterAction({
  form: 'stock-alert',
  path: STOCK_ALERT_PATH,
  async act(id, { ports }) {
    const answer = await ports.stockAlerts.stop(id);
    return answer.ok ? { notice: STOPPED } : answer.error;
  },
});

/** The mail program posts to the URL of the letter, without cookies and from no page. */
const unsubscribe =
  ({ ports }: FormRoutesInput): RequestHandler =>
  async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    const id = parseLetterId(splitUrl(request.originalUrl).query);
    if (id === undefined) return void response.sendStatus(404);
    const answer = await ports.stockAlerts.stop(id);
    response.sendStatus(answer.ok ? 204 : 503);
  };

/** Some programs open the URL instead: it redirects to the page, and changes nothing. */
const showLinked =
  ({ locate }: FormRoutesInput): RequestHandler =>
  (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'strict-origin');
    response.redirect(303, `${STOCK_ALERT_PATH}${locate(request).query}`);
  };
