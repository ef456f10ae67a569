import type { Log } from '#ports/log.ts';
import type { CatalogFailure, ProductCatalog } from '#ports/product-catalog.ts';
import type {
  AwaitedStock,
  AwaitedVariant,
  StockAlerts,
  StockAlertsFailure,
} from '#ports/stock-alerts.ts';
import type { Product, Variant } from '../catalog/product.ts';
import { variantName } from '../catalog/variant-labels.ts';
import { variantUrl } from '../catalog/variant-url.ts';
import type { AlertedVariant, StockAlertForm } from '../messages/stock-alert.ts';
import type { Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';

type RequestPorts = {
  readonly catalog: ProductCatalog;
  readonly stockAlerts: Pick<StockAlerts, 'request'>;
};

/** `variant-in-stock`: it can be bought now, so there is nothing to wait for. */
export type StockAlertRefusal =
  | StockAlertsFailure
  | CatalogFailure
  | { readonly kind: 'variant-in-stock' };

/**
 * Requests a mail for a sold-out variant (BS1). Its name and address come from the catalogue, never
 * from the client, so that no stranger's text reaches a mailbox.
 */
export async function requestStockAlert(
  { catalog, stockAlerts }: RequestPorts,
  locale: Locale,
  { email, product: productSku, sku }: StockAlertForm,
): Promise<Result<'accepted', StockAlertRefusal>> {
  const found = await catalog.product(locale, productSku);
  if (!found.ok) return found;
  const variant = found.value.variants.find((one) => one.sku === sku);
  if (!variant) return err({ kind: 'product-not-found' });
  if (variant.stock > 0) return err({ kind: 'variant-in-stock' });
  return stockAlerts.request({
    email,
    locale,
    variant: alertedVariant(found.value, variant, locale),
  });
}

const alertedVariant = (product: Product, variant: Variant, locale: Locale): AlertedVariant => ({
  product: product.sku,
  sku: variant.sku,
  name: variantName(product, variant),
  url: variantUrl(product, variant, locale),
});

/** What a page or letter shows of a variant; `undefined` if it is not sold, or unavailable now. */
export async function findAlertedVariant(
  catalog: ProductCatalog,
  { locale, product, sku }: AwaitedVariant,
): Promise<AlertedVariant | undefined> {
  const found = await catalog.product(locale, product);
  const variant = found.ok && found.value.variants.find((one) => one.sku === sku);
  return variant ? alertedVariant(found.value, variant, locale) : undefined;
}

type NotifyPorts = {
  readonly stock: AwaitedStock;
  readonly catalog: ProductCatalog;
  readonly log: Log;
};

/** Variants that are read at a time. */
const PAGE = 100;

/**
 * Looks at all variants that somebody waits for, and has the letters of those written that can be
 * bought again (BS2). Products are read one after another: nobody waits for the end of a run. One
 * that cannot be read is left for the next run. Returns the number of letters.
 *
 * @param isStopped whether the process ends; the run does so before its next product.
 */
export async function notifyBackInStock(
  { stock, catalog, log }: NotifyPorts,
  isStopped: () => boolean = () => false,
): Promise<Result<number, StockAlertsFailure>> {
  let letters = 0;
  for (let last: AwaitedVariant | undefined; ;) {
    const page = await stock.awaited(last, PAGE);
    if (!page.ok) return page;
    for (const awaited of productsOf(page.value)) {
      if (isStopped()) return ok(letters);
      const written = await notifyOf(awaited, { stock, catalog, log });
      if (!written.ok) return written;
      letters += written.value;
    }
    last = page.value.at(-1);
    if (page.value.length < PAGE) return ok(letters);
  }
}

type AwaitedProduct = {
  readonly locale: Locale;
  readonly product: string;
  readonly skus: readonly string[];
};

/** Variants of one product follow each other. */
function productsOf(variants: readonly AwaitedVariant[]): readonly AwaitedProduct[] {
  const products = new Map<string, AwaitedProduct>();
  for (const { locale, product, sku } of variants) {
    const key = `${locale} ${product}`;
    const skus = [...(products.get(key)?.skus ?? []), sku];
    products.set(key, { locale, product, skus });
  }
  return [...products.values()];
}

async function notifyOf(
  { locale, product: sku, skus }: AwaitedProduct,
  { stock, catalog, log }: NotifyPorts,
): Promise<Result<number, StockAlertsFailure>> {
  const found = await catalog.product(locale, sku);
  if (!found.ok) {
    log.warn('awaited-product-unavailable', { locale, sku, ...found.error });
    return ok(0);
  }
  let letters = 0;
  for (const variant of found.value.variants) {
    if (variant.stock <= 0 || !skus.includes(variant.sku)) continue;
    const written = await stock.backInStock(locale, alertedVariant(found.value, variant, locale));
    if (!written.ok) return written;
    letters += written.value;
  }
  return ok(letters);
}
