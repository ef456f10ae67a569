import { LRUCache } from 'lru-cache';
import type { ShopCatalogue } from '#src/catalog/shop-catalogue.ts';
import { readFields, readText, withDefault } from '#src/shared/json-reader.ts';
import { type Country, DEFAULT_LOCALE, type Locale, LOCALES } from '#src/shared/locale.ts';
import { createSingleFlight } from '#src/shared/memoize.ts';
import { AttributeOptions, VisibleAttributes } from '../generated/operations.ts';
import type { MagentoReadClient } from '../magento-client.ts';
import { type AttributeOption, optionKey } from './custom-attribute.ts';
import { MAX_CHOICES, readLenientList, readRequiredList } from './lenient-lists.ts';

/** Labels of a store view, by attribute code. */
export type AttributeLabels = ReadonlyMap<string, string>;

/** An attribute whose value is chosen from a list. */
export type ListAttribute = {
  readonly label: string;
  /** Its options by Magento's id. */
  readonly options: ReadonlyMap<string, AttributeOption>;
};

/**
 * Facts about attributes that all products share. Cached for five minutes, so that no product has
 * to be read with them. `undefined` while Magento does not tell them.
 */
export interface AttributeMetadata {
  /** The attributes that are visible on the storefront, with their labels. */
  visible(locale: Locale): Promise<AttributeLabels | undefined>;
  /**
   * The options of list attributes, by attribute code, with the keys of their labels in the default
   * locale. An unknown attribute has none.
   */
  lists(
    locale: Locale,
    codes: readonly string[],
  ): Promise<ReadonlyMap<string, ListAttribute> | undefined>;
  /** The keys of options by attribute code and Magento's id. */
  keys(codes: readonly string[]): Promise<OptionKeys | undefined>;
}

export type OptionKeys = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function createAttributeMetadata(magento: MagentoReadClient): AttributeMetadata {
  const visible = new LRUCache<Locale, AttributeLabels>({ max: LOCALES.length, ttl: LIFETIME });
  const lists = new LRUCache<string, ListFields>({ max: MAX_LISTS, ttl: LIFETIME });
  const calls = createSingleFlight();

  async function fetchLists(
    locale: Locale,
    codes: readonly string[],
  ): Promise<ReadonlyMap<string, ListFields> | undefined> {
    const nameOf = (code: string): string => `${locale} ${code}`;
    const known = codes.flatMap((code) => lists.get(nameOf(code)) ?? []);
    const unknown = codes.filter((code) => known.every((one) => one.code !== code));
    const fetched =
      unknown.length === 0
        ? []
        : await calls(nameOf(unknown.join()), () => fetchOptions(magento, locale, unknown));
    for (const one of fetched ?? []) lists.set(nameOf(one.code), one);
    return fetched && new Map([...known, ...fetched].map((one) => [one.code, one]));
  }

  return {
    async visible(locale) {
      const labels =
        visible.get(locale) ?? (await calls(locale, () => fetchVisible(magento, locale)));
      if (labels) visible.set(locale, labels, { noUpdateTTL: true });
      return labels;
    },
    async lists(locale, codes) {
      const [local, inDefault] = await Promise.all([
        fetchLists(locale, codes),
        fetchLists(DEFAULT_LOCALE, codes),
      ]);
      return local && inDefault && withKeys(local, keysOf(inDefault));
    },
    async keys(codes) {
      const inDefault = await fetchLists(DEFAULT_LOCALE, codes);
      return inDefault && keysOf(inDefault);
    },
  };
}

/** In milliseconds. Attributes seldom change. */
const LIFETIME = 5 * 60 * 1000;
const MAX_LISTS = 1000;
const PRODUCTS = 'catalog_product';

async function fetchVisible(
  magento: MagentoReadClient,
  locale: Locale,
): Promise<AttributeLabels | undefined> {
  const answer = await magento.read(locale, VisibleAttributes, {});
  const found = answer.ok ? readVisible(answer.value.data) : undefined;
  return found && new Map(found.attributesList.items.map(({ code, label }) => [code, label]));
}

async function fetchOptions(
  magento: MagentoReadClient,
  locale: Locale,
  codes: readonly string[],
): Promise<readonly ListFields[] | undefined> {
  const attributes = codes.map((code) => ({ attribute_code: code, entity_type: PRODUCTS }));
  const answer = await magento.read(locale, AttributeOptions, { attributes });
  const found = answer.ok ? readLists(answer.value.data) : undefined;
  if (!found) return undefined;
  const byCode = new Map(found.customAttributeMetadataV2.items.map((one) => [one.code, one]));
  return codes.map((code) => byCode.get(code) ?? { code, label: '', options: [] });
}

const keysOf = (inDefault: ReadonlyMap<string, ListFields>): OptionKeys =>
  new Map(
    [...inDefault].map(([code, { options }]) => [
      code,
      new Map(options.map(({ value: id, label }) => [id, optionKey(label)])),
    ]),
  );

const withKeys = (
  local: ReadonlyMap<string, ListFields>,
  keys: OptionKeys,
): ReadonlyMap<string, ListAttribute> =>
  new Map(
    [...local].map(([code, { label, options }]) => {
      const byId = options.map(({ value: id, label: text }): [string, AttributeOption] => [
        id,
        { value: keys.get(code)?.get(id) ?? optionKey(text), label: text },
      ]);
      return [code, { label, options: new Map(byId) }];
    }),
  );

type ListFields = {
  readonly code: string;
  readonly label: string;
  readonly options: readonly AttributeOption[];
};

const readOption = readFields<AttributeOption>({ value: readText, label: readText });

const readList = readFields<ListFields>({
  code: readText,
  label: withDefault(readText, ''),
  options: readLenientList(readOption, () => undefined, MAX_CHOICES),
});

const readLists = readFields({
  customAttributeMetadataV2: readFields({ items: readRequiredList(readList, () => undefined) }),
});

const readVisible = readFields({
  attributesList: readFields({
    items: readRequiredList(
      readFields({ code: readText, label: withDefault(readText, '') }),
      () => undefined,
    ),
  }),
});

/** The locale-dependent functions for converting a Magento product. */
export type ProductContext = Pick<ShopCatalogue, 'highlights' | 'deliveryDays'> & {
  /** Where the products are sold. */
  readonly country: Country;
  /** Returns the label of an attribute. */
  readonly labelOf: (code: string) => string;
  /** Returns whether an attribute is shown to shoppers. */
  readonly isVisible: (code: string) => boolean;
  /** Compares the values of an attribute for sorting (L3). */
  readonly byOption: (a: string, b: string) => number;
};
