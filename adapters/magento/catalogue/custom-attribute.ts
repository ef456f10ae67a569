import { readFields, readText, type Reader } from '#src/shared/json-reader.ts';
import { readListTold, readTold, type TellDropped } from './told-list.ts';

/** A property of a product as Magento tells it. */
export type CustomAttribute = {
  readonly code: string;
  /** Each by a key that every store view shares, and its wording in this one. */
  readonly values: readonly AttributeOption[];
  /** True where a merchandiser chose them of a list; else the one value is a text. */
  readonly isChosen: boolean;
};

export type AttributeOption = { readonly value: string; readonly label: string };

/** By their codes, in Magento's order. */
export type CustomAttributes = ReadonlyMap<string, CustomAttribute>;

/** What `custom_attributesV2` holds; a product without the list itself has none, and that is told. */
export const readCustomAttributes =
  (tell: TellDropped, place: string): Reader<CustomAttributes> =>
  (value) => {
    const told = tellAt(tell, place);
    const read = readFields({ items: readListTold(readAttribute(told), told) })(value);
    if (!read) tell(`${place}.custom_attributesV2`, undefined);
    const { items = [] } = read ?? {};
    return new Map(items.map((attribute) => [attribute.code, attribute]));
  };

const tellAt = (tell: TellDropped, place: string) => (entry: unknown) =>
  tell(`${place}.custom_attributesV2.items[]`, entry);

/** The text of a property; of several options their wordings. */
export const textOf = (attributes: CustomAttributes, code: string): string | undefined =>
  attributes
    .get(code)
    ?.values.map(({ label }) => label)
    .join(', ');

const readAttribute =
  (tell: (entry: unknown) => void): Reader<CustomAttribute> =>
  (value) => {
    const { code } = readFields({ code: readText })(value) ?? {};
    const text = readFields({ value: readText })(value)?.value;
    if (code === undefined) return undefined;
    if (text !== undefined)
      return { code, isChosen: false, values: [{ value: text, label: text }] };
    const options = readFields({ selected_options: readTold(readOption, tell) })(value);
    return options && { code, isChosen: true, values: options.selected_options };
  };

const readOption = readFields<AttributeOption>({ value: readText, label: readText });
