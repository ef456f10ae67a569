import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';
import { readFields, readText } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { AttributeLabels } from '../generated/operations.ts';
import type { MagentoReadClient } from '../magento-client.ts';
import { readLenientList } from './lenient-lists.ts';

/** Attribute labels per locale: the shop's own, else Magento's, else the attribute code. */
export interface LabelSource {
  labels(locale: Locale, codes: Iterable<string>): Promise<(code: string) => string>;
}

/** Maximum number of Magento labels cached per locale. */
const MAX_LABELS = 1000;

/** Maximum number of labels requested for one page of products. */
const MAX_REQUESTED = 200;

/** Asks Magento once for each code that is not in the shop's dictionary. */
export function createLabelSource(magento: MagentoReadClient): LabelSource {
  const known = new Map<Locale, Map<string, string>>();
  return {
    async labels(locale, codes) {
      const ofLocale = known.get(locale) ?? new Map<string, string>();
      known.set(locale, ofLocale);
      const unknown = [...new Set(codes)].filter(
        (code) => attributeLabel(code, locale) === undefined && !ofLocale.has(code),
      );
      const requested = unknown.slice(0, MAX_REQUESTED);
      for (const [code, label] of await fetchLabels(magento, locale, requested)) {
        if (ofLocale.size < MAX_LABELS) ofLocale.set(code, label);
      }
      return (code) => attributeLabel(code, locale) ?? ofLocale.get(code) ?? code;
    },
  };
}

async function fetchLabels(
  magento: MagentoReadClient,
  locale: Locale,
  codes: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  if (codes.length === 0) return [];
  const attributes = codes.map((code) => ({ attribute_code: code, entity_type: PRODUCTS }));
  const answer = await magento.read(locale, AttributeLabels, { attributes });
  const data = answer.ok ? answer.value.data : undefined;
  const { customAttributeMetadataV2: found } = readLabels(data) ?? {};
  return (found?.items ?? []).map(({ code, label }) => [code, label] as const);
}

const PRODUCTS = 'catalog_product';

const readLabels = readFields({
  customAttributeMetadataV2: readFields({
    items: readLenientList(readFields({ code: readText, label: readText }), () => undefined),
  }),
});

/** What converting a Magento product depends on: the locale, and the described catalogue. */
export type ProductContext = Pick<ShopCatalogue, 'highlights' | 'deliveryDays'> & {
  /** Returns the label of an attribute. */
  readonly labelOf: (code: string) => string;
  /** Compares the values of an attribute for sorting (L3). */
  readonly byOption: (a: string, b: string) => number;
};
