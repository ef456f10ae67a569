import { parseLetterId, STOCK_ALERT_PATH } from '../messages/letter-pages.ts';
import type { LocalizedText } from '../shared/locale.ts';
import { ownPageEntry, pageBase } from './page-base.ts';
import type { ShownForm, ShownStockAlert } from './page-model.ts';
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

function formPage(
  context: PageContext,
  page: { readonly path: string; readonly title: LocalizedText },
  form: ShownForm,
): PageOutcome {
  const entry = ownPageEntry(context.request.locale, page);
  return { kind: 'page', model: { type: 'form', ...pageBase(context, entry), form } };
}
