import { readFields, readText, type Reader } from '#src/shared/json-reader.ts';
import { DEFAULT_LOCALE } from '#src/shared/locale.ts';
import { slugify } from '#src/shared/normalize-text.ts';
import { readRequiredList, readLenientList, type ReportDropped } from './lenient-lists.ts';

/** A product attribute in Magento's answer. */
export type CustomAttribute = {
  readonly code: string;
  readonly values: readonly AttributeOption[];
  /** True if the values were chosen from a list; otherwise the only value is free text. */
  readonly isChosen: boolean;
};

/**
 * An option: its label in this store view, and a key. In `custom_attributesV2` that is Magento's id,
 * which changes when attributes are imported again; of a variant for sale, an {@link optionKey}.
 */
export type AttributeOption = { readonly value: string; readonly label: string };

/** Returns the key of an option by its label in the store view of the default locale. */
export const optionKey = (label: string): string => slugify(label, DEFAULT_LOCALE);

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

/** Attributes of a variant that are texts, and fields of the product. */
const TEXT_FIELDS = [
  'delivery_days',
  'ean',
  'picture_sizes',
  'prior_price',
  'breedte',
  'bundle_choice',
  'bundle_not_with',
  'bundle_part',
] as const;

/** List attributes of a bed that are fields of the product; these hold the ids of options. */
export const BED_OPTION_FIELDS = [
  'maat',
  'kleur',
  'boxspring_hardheid',
  'matras_hardheid',
] as const;

/** All attributes that the documents ask for as fields of a product. */
export const ATTRIBUTE_FIELDS = ['model_sku', ...TEXT_FIELDS, ...BED_OPTION_FIELDS] as const;

/**
 * Reads attributes that are fields of a product, in the fragments `Variant` and `BundleChoice`. A
 * list attribute is read as Magento's option ids, see {@link withOptions}.
 */
export function readAttributeFields(product: unknown): CustomAttributes {
  const fieldOf = (code: string): unknown =>
    readFields<{ [field: string]: unknown }>({ [code]: (value) => value ?? undefined })(product)?.[
      code
    ];
  const texts = TEXT_FIELDS.flatMap((code): readonly CustomAttribute[] => {
    const text = readText(fieldOf(code));
    return text === undefined
      ? []
      : [{ code, isChosen: false, values: [{ value: text, label: text }] }];
  });
  const lists = BED_OPTION_FIELDS.flatMap((code): readonly CustomAttribute[] => {
    const ids = readOptionIds(fieldOf(code)) ?? [];
    const values = ids.map((id) => ({ value: id, label: id }));
    return values.length === 0 ? [] : [{ code, isChosen: true, values }];
  });
  return new Map([...texts, ...lists].map((attribute) => [attribute.code, attribute]));
}

/** Reads 21 of a `Dropdown`, and `21,22` of a `Multiple Select`. */
const readOptionIds: Reader<readonly string[]> = (value) =>
  typeof value === 'number' || typeof value === 'string'
    ? String(value).split(',').filter(Boolean)
    : undefined;

/** Returns attributes with other options in place of those with Magento's ids; one may be left out. */
export const withOptions = (
  attributes: CustomAttributes,
  optionOf: (code: string, option: AttributeOption) => AttributeOption | undefined,
): CustomAttributes =>
  new Map(
    [...attributes].map(([code, attribute]) => {
      const values = attribute.values.flatMap((option) => optionOf(code, option) ?? []);
      return [code, attribute.isChosen ? { ...attribute, values } : attribute];
    }),
  );

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
