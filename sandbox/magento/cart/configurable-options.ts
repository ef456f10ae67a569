import { valueUid } from '../catalogue/selections.ts';
import { valueLabel } from '../catalogue/value-label.ts';
import { variantValues } from '../catalogue/variant-values.ts';
import { formatUid, parseUid } from '../uids.ts';
import type { QuoteLine, QuoteView } from './quote-view.ts';

/** `SelectedConfigurableOption` of the schema: the values that identify the variant. */
export function configurableOptions({ quote, locale }: QuoteView, { article }: QuoteLine) {
  const { attributes } = quote.shop.store.local(locale);
  const { uid } = quote.shop.products.product(locale, article.product);
  const [productId = ''] = parseUid(uid);
  const words = new Map(attributes.options(article.variant).map((one) => [one.code, one.value]));
  return [...variantValues(article.variant)].map(([code, key], place) => ({
    id: place + 1,
    configurable_product_option_uid: formatUid('configurable', productId, code),
    configurable_product_option_value_uid: valueUid(code, key),
    option_label: attributes.label(code),
    value_id: place + 1,
    value_label: valueLabel(code, key, words.get(code) ?? key),
  }));
}
