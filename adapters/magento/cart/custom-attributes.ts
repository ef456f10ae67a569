import { readFields, readText, type Reader } from '#src/shared/json-reader.ts';
import { orElse, readFieldsWith, readSomeOf } from '#src/shared/lenient-readers.ts';

/** What `custom_attributesV2` says of a product, as far as a cart goes by it. */
export type CustomAttributes = {
  /** The texts and numbers, by attribute code. */
  readonly texts: ReadonlyMap<string, string>;
  /** The first option that is selected of each other attribute, in Magento's order. */
  readonly selected: readonly SelectedOption[];
};

/** `key` names the option in every language: `zand`. */
export type SelectedOption = {
  readonly code: string;
  readonly key: string;
  readonly value: string;
};

/** Never fails: what cannot be read is not there. */
export const readCustomAttributes: Reader<CustomAttributes> = (value) => {
  const items = readItems(value)?.items ?? [];
  return {
    texts: new Map(
      items.flatMap(({ code, value }) => (value === undefined ? [] : [[code, value]])),
    ),
    selected: items.flatMap(({ code, selected_options: [option] = [] }) =>
      option ? [{ code, key: option.value, value: option.label }] : [],
    ),
  };
};

const readItem = readFieldsWith<
  { code: string },
  { value: string; selected_options: readonly { label: string; value: string }[] }
>(
  { code: readText },
  {
    value: readText,
    selected_options: readSomeOf(readFields({ label: readText, value: readText })),
  },
);

const readItems = readFields({ items: orElse(readSomeOf(readItem), []) });
