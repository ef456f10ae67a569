import { LRUCache } from 'lru-cache';
import { readFields, readText, withDefault } from '#src/shared/json-reader.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/shared/locale.ts';
import {
  AttributeOptions as AttributeOptionsQuery,
  VisibleAttributes as VisibleAttributesQuery,
} from '../generated/operations.ts';
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
  /** The options of list attributes, by attribute code. An unknown attribute is left out. */
  lists(
    locale: Locale,
    codes: readonly string[],
  ): Promise<ReadonlyMap<string, ListAttribute> | undefined>;
}

export function createAttributeMetadata(magento: MagentoReadClient): AttributeMetadata {
  const visible = cachedFor<AttributeLabels>();
  const lists = cachedFor<ReadonlyMap<string, ListFields>>();
  const fetchLists = (locale: Locale, codes: readonly string[]) =>
    lists(`${locale} ${codes.join()}`, async () => {
      const attributes = codes.map((code) => ({ attribute_code: code, entity_type: PRODUCTS }));
      const answer = await magento.read(locale, AttributeOptionsQuery, { attributes });
      const found = answer.ok ? readLists(answer.value.data) : undefined;
      return found && new Map(found.customAttributeMetadataV2.items.map((one) => [one.code, one]));
    });
  return {
    visible: (locale) =>
      visible(locale, async () => {
        const answer = await magento.read(locale, VisibleAttributesQuery, {});
        const found = answer.ok ? readVisible(answer.value.data) : undefined;
        return found && new Map(found.attributesList.items.map(({ code, label }) => [code, label]));
      }),
    async lists(locale, codes) {
      if (codes.length === 0) return new Map();
      const [local, keys] = await Promise.all([
        fetchLists(locale, codes),
        fetchLists(DEFAULT_LOCALE, codes),
      ]);
      return local && keys && withKeys(local, keys);
    },
  };
}

/** In milliseconds. Attributes seldom change. */
const LIFETIME = 5 * 60 * 1000;
const MAX_ENTRIES = 200;
const PRODUCTS = 'catalog_product';

/** Caches answers; callers meanwhile share the same call. Failures are not cached. */
function cachedFor<T>() {
  const known = new LRUCache<string, Promise<T | undefined>>({ max: MAX_ENTRIES, ttl: LIFETIME });
  return async (key: string, fetch: () => Promise<T | undefined>): Promise<T | undefined> => {
    const reading = known.get(key) ?? fetch();
    known.set(key, reading, { noUpdateTTL: true });
    const value = await reading;
    if (value === undefined && known.peek(key) === reading) known.delete(key);
    return value;
  };
}

/** Options with keys by their labels in the store view of the default locale. */
const withKeys = (
  local: ReadonlyMap<string, ListFields>,
  keys: ReadonlyMap<string, ListFields>,
): ReadonlyMap<string, ListAttribute> =>
  new Map(
    [...local].map(([code, { label, options }]) => {
      const names = new Map(keys.get(code)?.options.map((one) => [one.value, one.label]));
      const byId = options.map((one): [string, AttributeOption] => [
        one.value,
        { value: optionKey(names.get(one.value) ?? one.label), label: one.label },
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
export type ProductContext = {
  /** Returns the label of an attribute. */
  readonly labelOf: (code: string) => string;
  /** Returns whether an attribute is shown to shoppers. */
  readonly isVisible: (code: string) => boolean;
  /** Compares the values of an attribute for sorting (L3). */
  readonly byOption: (a: string, b: string) => number;
};
