import { choiceUid } from '#adapters/embedded/localized-parts.ts';
import { localizedText } from '#src/shared/locale.ts';
import { BED_TITLE } from '../catalogue/bundle-product.ts';
import { moneyOf } from '../catalogue/price-range.ts';
import {
  BED,
  bedCents,
  bedUid,
  isCompatibleWith,
  selectionCents,
  selectionsOf,
  selectionUid,
} from '../catalogue/selections.ts';
import { variantName } from '../catalogue/variant-values.ts';
import { formatUid } from '../uids.ts';
import type { QuoteLine, QuoteView } from './quote-view.ts';

/** `SelectedBundleOption` of the schema: the bed, then a choice of each part. */
export function bundleOptions({ quote, locale }: QuoteView, { line, article }: QuoteLine) {
  const { product, variant } = article;
  const local = quote.shop.store.localized(locale);
  const bed = bedCents(product, variant);
  const bedOption = {
    key: BED,
    label: localizedText(BED_TITLE, locale),
    value: { uid: bedUid(variant), label: variantName(local, variant), ...bed },
  };
  const parts = (product.parts ?? []).flatMap((part) => {
    const isChosen = ({ choice }: { readonly choice: (typeof part.choices)[number] }) =>
      line.optionUids.includes(choiceUid(product.sku, part, choice));
    const offered = selectionsOf(part).filter((one) => isCompatibleWith(one, variant));
    const chosen = offered.find(isChosen) ?? offered[0];
    if (!chosen) return [];
    const cents = selectionCents(chosen);
    const label = localizedText(chosen.choice.label, locale);
    const value = { uid: selectionUid(chosen), label, regular: cents, final: cents };
    return { key: part.key, label: localizedText(part.label, locale), value };
  });
  return [bedOption, ...parts].map(toOption);
}

type Option = {
  readonly key: string;
  readonly label: string;
  readonly value: {
    readonly uid: string;
    readonly label: string;
    /** In cents. */
    readonly regular: number;
    readonly final: number;
  };
};

const toOption = ({ key, label, value }: Option, index: number) => ({
  id: index + 1,
  uid: formatUid('bundle', key),
  label,
  type: 'select',
  values: [
    {
      id: index + 1,
      uid: value.uid,
      label: value.label,
      quantity: 1,
      price: value.final / 100,
      priceV2: moneyOf(value.final),
      original_price: moneyOf(value.regular),
    },
  ],
});
