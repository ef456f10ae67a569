import { readFields, readText, type Reader } from '#src/shared/json-reader.ts';
import { readRequiredList, readLenientList, type ReportDropped } from './lenient-lists.ts';

/** A product attribute in Magento's answer. */
export type CustomAttribute = {
  readonly code: string;
  /** The key is shared by all store views; the label is this store view's. */
  readonly values: readonly AttributeOption[];
  /** True if the values were chosen from a list; otherwise the only value is free text. */
  readonly isChosen: boolean;
};

export type AttributeOption = { readonly value: string; readonly label: string };

/** Attributes by code, in Magento's order. */
export type CustomAttributes = ReadonlyMap<string, CustomAttribute>;

/** Reads `custom_attributesV2`. A missing list is read as empty and reported. */
export const readCustomAttributes =
  (report: ReportDropped, path: string): Reader<CustomAttributes> =>
  (value) => {
    const reportEntry = reportAt(report, path);
    const read = readFields({ items: readRequiredList(readAttribute(reportEntry), reportEntry) })(
      value,
    );
    if (!read) report(`${path}.custom_attributesV2`, undefined);
    const { items = [] } = read ?? {};
    return new Map(items.map((attribute) => [attribute.code, attribute]));
  };

const reportAt = (report: ReportDropped, path: string) => (entry: unknown) =>
  report(`${path}.custom_attributesV2.items[]`, entry);

/** Returns the text of an attribute; the labels of several options are joined. */
export const textOf = (attributes: CustomAttributes, code: string): string | undefined =>
  attributes
    .get(code)
    ?.values.map(({ label }) => label)
    .join(', ');

const readAttribute =
  (report: (entry: unknown) => void): Reader<CustomAttribute> =>
  (value) => {
    const { code } = readFields({ code: readText })(value) ?? {};
    const text = readFields({ value: readText })(value)?.value;
    if (code === undefined) return undefined;
    if (text !== undefined)
      return { code, isChosen: false, values: [{ value: text, label: text }] };
    const options = readFields({ selected_options: readLenientList(readOption, report) })(value);
    return options && { code, isChosen: true, values: options.selected_options };
  };

const readOption = readFields<AttributeOption>({ value: readText, label: readText });
