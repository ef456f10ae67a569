import { isEan } from '#src/catalog/ean.ts';

/**
 * The product data specification of Google Merchant Center, as far as the shop writes it, from the
 * vendor's own pages: https://support.google.com/merchants/answer/7052112 and the page of each
 * attribute, which `page` numbers.
 */
type Specification = {
  /** Number of the attribute's help page. */
  readonly page: number;
  readonly isRequired?: true;
  /** In characters, of each value. */
  readonly maxLength?: number;
  /** Number of values; one, unless stated. */
  readonly values?: readonly [least: number, most: number];
  readonly format?: (value: string) => boolean;
  /** Sub-attributes in the order of a text file that does not name them. */
  readonly parts?: Readonly<Record<string, (value: string) => boolean>>;
  /** Sub-attributes that may not be empty. */
  readonly requiredParts?: readonly string[];
};

const isOneOf =
  (...values: readonly string[]) =>
  (value: string) =>
    values.includes(value);
const isPrice = (value: string) => /^(?:0|[1-9]\d*)\.\d\d EUR$/u.test(value);
/** ASCII without spaces, parsed as RFC 3986 says. */
const isUrl = (value: string) => /^https?:\/\/[!-~]+$/u.test(value) && URL.canParse(value);
const isDays = (value: string) => /^(?:0|[1-9]\d{0,2})$/u.test(value);
/** Of the units that the shop may need; the specification has more. */
const MEASURE = /^(?:0|[1-9]\d*)(?:\.\d+)? (?:mg|g|kg|ml|cl|l|cbm|cm|m|sqm|ct)$/u;
/** From and to, in universal time as the shop writes it; the first is the earlier one. */
const isInterval = (value: string) => {
  const [, from = '', to = ''] =
    /^([-\d]{10}T\d\d:\d\dZ)\/([-\d]{10}T\d\d:\d\dZ)$/u.exec(value) ?? [];
  return Date.parse(from) < Date.parse(to);
};
const isAnything = () => true;
const isShort = (length: number) => (value: string) => value.length <= length;

/** Lines of https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt, 2021-09-21. */
export const TAXONOMY: Readonly<Record<string, string>> = {
  2696: 'Furniture > Beds & Accessories > Mattresses',
  505764: 'Furniture > Beds & Accessories > Beds & Bed Frames',
  2720: 'Furniture > Beds & Accessories > Mattress Foundations',
  569: 'Home & Garden > Linens & Bedding > Bedding',
  505287: 'Home & Garden > Linens & Bedding > Bedding > Quilts & Comforters',
  2541: 'Home & Garden > Linens & Bedding > Bedding > Duvet Covers',
  2314: 'Home & Garden > Linens & Bedding > Bedding > Bed Sheets',
  4452: 'Home & Garden > Linens & Bedding > Bedding > Mattress Protectors',
  2700: 'Home & Garden > Linens & Bedding > Bedding > Pillows',
  4454: 'Home & Garden > Decor > Throw Pillows',
  6356: 'Furniture > Cabinets & Storage',
  458: 'Furniture > Ottomans',
  4636: 'Home & Garden > Lighting > Lamps',
};

export const SPECIFICATION: Readonly<Record<string, Specification>> = {
  id: { page: 6324405, isRequired: true, maxLength: 50 },
  title: { page: 6324415, isRequired: true, maxLength: 150 },
  description: { page: 6324468, isRequired: true, maxLength: 5000 },
  link: { page: 6324416, isRequired: true, maxLength: 2000, format: isUrl },
  image_link: { page: 6324350, isRequired: true, maxLength: 2000, format: isUrl },
  additional_image_link: { page: 6324370, values: [0, 10], maxLength: 2000, format: isUrl },
  availability: {
    page: 6324448,
    isRequired: true,
    format: isOneOf('in_stock', 'out_of_stock', 'preorder', 'backorder'),
  },
  price: { page: 6324371, isRequired: true, format: isPrice },
  sale_price: { page: 6324471, format: isPrice },
  sale_price_effective_date: { page: 6324460, maxLength: 51, format: isInterval },
  condition: { page: 6324469, format: isOneOf('new', 'refurbished', 'used') },
  brand: { page: 6324351, maxLength: 70 },
  gtin: { page: 6324461, format: isEan },
  identifier_exists: { page: 6324478, format: isOneOf('yes', 'no', 'true', 'false') },
  item_group_id: { page: 6324507, maxLength: 50 },
  google_product_category: { page: 6324436, format: (value) => value in TAXONOMY },
  product_type: { page: 6324406, maxLength: 750 },
  color: {
    page: 6324487,
    maxLength: 100,
    format: (value) =>
      value.split('/').length <= 3 && value.split('/').every((color) => color.length <= 40),
  },
  material: { page: 6324410, maxLength: 200, format: (value) => value.split('/').length <= 3 },
  size: { page: 6324492, maxLength: 100 },
  size_system: {
    page: 6324502,
    format: isOneOf('AU', 'BR', 'CN', 'DE', 'EU', 'FR', 'IT', 'JP', 'MEX', 'UK', 'US'),
  },
  unit_pricing_measure: { page: 6324455, format: (value) => MEASURE.test(value) },
  unit_pricing_base_measure: {
    page: 6324490,
    format: (value) =>
      MEASURE.test(value) && ['1', '10', '100', '2', '4', '8'].includes(value.split(' ')[0] ?? ''),
  },
  certification: {
    page: 13528839,
    values: [0, 10],
    parts: {
      certification_authority: isOneOf('EC', 'European_Commission'),
      certification_name: isOneOf('EPREL'),
      certification_code: (value) => /^\d+$/u.test(value),
    },
    requiredParts: ['certification_authority', 'certification_name', 'certification_code'],
  },
  product_detail: {
    page: 9218260,
    values: [0, 1000],
    parts: {
      section_name: isShort(140),
      attribute_name: isShort(140),
      attribute_value: isShort(1000),
    },
    requiredParts: ['attribute_name', 'attribute_value'],
  },
  product_highlight: { page: 9216100, values: [2, 100], maxLength: 150 },
  shipping: {
    page: 6324484,
    // Required in Austria, Belgium, Germany and the Netherlands, among others.
    isRequired: true,
    values: [1, 100],
    parts: {
      country: isOneOf('NL', 'BE', 'DE', 'AT'),
      region: isAnything,
      service: isAnything,
      price: isPrice,
      min_handling_time: isDays,
      max_handling_time: isDays,
      min_transit_time: isDays,
      max_transit_time: isDays,
    },
    requiredParts: ['country', 'price'],
  },
  return_policy_label: {
    page: 9445425,
    maxLength: 100,
    format: (value) => /^[!-~]+$/u.test(value),
  },
};

/** An item as Google reads it: values by attribute; sub-attributes by their names. */
export type ReadItem = Readonly<Record<string, readonly ReadValue[]>>;
export type ReadValue = string | Readonly<Record<string, string>>;

export const textOf = (item: ReadItem, name: string): string | undefined => {
  const [value] = item[name] ?? [];
  return typeof value === 'string' ? value : undefined;
};

/** What is wrong with an item by the specification, a sentence each. */
export function violations(item: ReadItem): readonly string[] {
  const found = [
    ...Object.keys(item).flatMap((name) =>
      name in SPECIFICATION ? [] : [`${name}: is no attribute`],
    ),
    ...Object.entries(SPECIFICATION).flatMap(([name, specification]) =>
      violationsOf(name, specification, item[name] ?? []),
    ),
    ...contradictions(item),
  ];
  return found.map((sentence) => `${textOf(item, 'id') ?? 'an item without id'}: ${sentence}`);
}

function violationsOf(
  name: string,
  specification: Specification,
  values: readonly ReadValue[],
): readonly string[] {
  if (values.length === 0) return specification.isRequired ? [`${name}: is missing`] : [];
  const [least, most] = specification.values ?? [1, 1];
  const count =
    values.length < least || values.length > most ? [`${name}: has ${values.length} values`] : [];
  return [...count, ...values.flatMap((value) => valueViolations(name, specification, value))];
}

function valueViolations(
  name: string,
  { maxLength = Infinity, format = isAnything, parts, requiredParts = [] }: Specification,
  value: ReadValue,
): readonly string[] {
  if (typeof value === 'string') {
    if (parts) return [`${name}: has no sub-attributes`];
    return [
      ...textViolations(name, value),
      ...(Array.from(value).length > maxLength ? [`${name}: is too long`] : []),
      ...(format(value) ? [] : [`${name}: is ${value}`]),
    ];
  }
  if (!parts) return [`${name}: has sub-attributes`];
  const missing = requiredParts.filter((part) => value[part] === undefined);
  return [
    ...missing.map((part) => `${name}.${part}: is missing`),
    ...Object.entries(value).flatMap(([part, text]) =>
      parts[part]?.(text) === true
        ? textViolations(`${name}.${part}`, text)
        : [`${name}.${part}: is ${text}`],
    ),
  ];
}

/** Characters that Google calls invalid, white space beyond single blanks, and markup. */
const textViolations = (name: string, value: string): readonly string[] =>
  [
    value.trim() === '' && 'is empty',
    /\p{C}/u.test(value) && 'has invalid characters',
    /\s\s|^\s|\s$|[^\S ]/u.test(value) && 'has white space',
    /<\/?[a-z][^>]*>/iu.test(value) && 'has markup',
  ]
    .filter((sentence) => sentence !== false)
    .map((sentence) => `${name}: ${sentence}`);

/** Rules about several attributes at once. */
function contradictions(item: ReadItem): readonly string[] {
  const amount = (name: string) => Number.parseFloat(textOf(item, name) ?? 'NaN');
  const days = (item['shipping'] ?? []).filter((value) => typeof value !== 'string');
  const isLess = (one: string, other: string) =>
    days.every((value) => Number(value[one] ?? 0) <= Number(value[other] ?? 0));
  return [
    !(amount('price') > 0) && 'costs nothing',
    amount('sale_price') >= amount('price') && 'is not reduced',
    item['sale_price_effective_date'] && !item['sale_price'] && 'ends without a sale price',
    textOf(item, 'identifier_exists') === 'no' &&
      item['gtin']?.length &&
      'has an identifier all the same',
    textOf(item, 'identifier_exists') !== 'no' && !item['gtin']?.length && 'has no identifier',
    Boolean(item['unit_pricing_measure']) !== Boolean(item['unit_pricing_base_measure']) &&
      'has half a unit price',
    item['size']?.length && !item['size_system'] && 'has a size of an unknown system',
    !isLess('min_handling_time', 'max_handling_time') && 'is handled in less than the least time',
    !isLess('min_transit_time', 'max_transit_time') && 'arrives in less than the least time',
  ].filter((sentence) => typeof sentence === 'string');
}

/** What is wrong with a feed as a whole: ids, and variants that nothing tells apart. */
export function feedViolations(items: readonly ReadItem[]): readonly string[] {
  const repeated = (what: string, keyOf: (item: ReadItem) => string | undefined) => {
    const seen = new Set<string>();
    return items.flatMap((item) => {
      const key = keyOf(item);
      if (key === undefined || !seen.has(key)) return (seen.add(key ?? ''), []);
      return [`${what}: ${key}`];
    });
  };
  const differing = ['item_group_id', 'color', 'material', 'size', 'product_detail'];
  return [
    ...repeated('repeated id', (item) => textOf(item, 'id')),
    ...repeated('repeated link', (item) => textOf(item, 'link')),
    ...repeated(
      'same variant',
      (item) => item['item_group_id'] && JSON.stringify(differing.map((name) => item[name])),
    ),
  ];
}
