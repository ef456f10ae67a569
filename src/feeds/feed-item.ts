/**
 * The attributes that the shop writes for Google Merchant Center, in the order of the columns:
 * `text` is a single value, `list` a repeated one, and a list of names the sub-attributes of a
 * repeated one, in the order in which a text file has them without naming them.
 *
 * @see https://support.google.com/merchants/answer/7052112
 */
export const FEED_FIELDS = {
  id: 'text',
  title: 'text',
  description: 'text',
  link: 'text',
  image_link: 'text',
  additional_image_link: 'list',
  availability: 'text',
  price: 'text',
  sale_price: 'text',
  sale_price_effective_date: 'text',
  condition: 'text',
  brand: 'text',
  gtin: 'text',
  identifier_exists: 'text',
  item_group_id: 'text',
  google_product_category: 'text',
  product_type: 'text',
  color: 'text',
  material: 'text',
  size: 'text',
  size_system: 'text',
  unit_pricing_measure: 'text',
  unit_pricing_base_measure: 'text',
  certification: ['certification_authority', 'certification_name', 'certification_code'],
  product_detail: ['section_name', 'attribute_name', 'attribute_value'],
  product_highlight: 'list',
  shipping: [
    'country',
    'region',
    'service',
    'price',
    'min_handling_time',
    'max_handling_time',
    'min_transit_time',
    'max_transit_time',
  ],
  return_policy_label: 'text',
} as const satisfies Readonly<Record<string, FieldKind>>;

type FieldKind = 'text' | 'list' | readonly string[];

type FeedField = keyof typeof FEED_FIELDS;

type ValueOf<Kind> = Kind extends 'text'
  ? string
  : Kind extends readonly (infer Part extends string)[]
    ? readonly Readonly<Partial<Record<Part, string>>>[]
    : readonly string[];

type Values = { readonly [Field in FeedField]: ValueOf<(typeof FEED_FIELDS)[Field]> };

/** Attributes that Google requires of every item. */
type RequiredField =
  | 'id'
  | 'title'
  | 'description'
  | 'link'
  | 'image_link'
  | 'availability'
  | 'price';

/** An item of a feed: a variant for sale. An attribute of which nothing is known is absent. */
export type FeedItem = Pick<Values, RequiredField> & Partial<Omit<Values, RequiredField>>;

/** A value as both formats write it: one text, several, or sub-attributes in their order. */
export type FeedValue =
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'list'; readonly texts: readonly string[] }
  | { readonly kind: 'groups'; readonly groups: readonly (readonly SubAttribute[])[] };

export type SubAttribute = { readonly name: string; readonly text: string };

/** The attributes of an item in the order of the columns; an absent one has no texts. */
export const feedValues = (item: FeedItem): readonly (readonly [FeedField, FeedValue])[] =>
  FIELD_NAMES.map((field) => [field, valueOf(FEED_FIELDS[field], item[field])] as const);

export const FIELD_NAMES = Object.keys(FEED_FIELDS) as readonly FeedField[];

function valueOf(kind: FieldKind, value: FeedItem[FeedField]): FeedValue {
  if (value === undefined) return { kind: 'texts', texts: [] };
  if (typeof value === 'string') return { kind: 'texts', texts: value === '' ? [] : [value] };
  const groups: Readonly<Record<string, string>>[] = [];
  const texts: string[] = [];
  for (const one of value) {
    if (typeof one === 'string') texts.push(one);
    else groups.push(one);
  }
  if (typeof kind === 'string') return { kind: 'list', texts };
  return {
    kind: 'groups',
    groups: groups.map((group) => kind.map((name) => ({ name, text: group[name] ?? '' }))),
  };
}

/**
 * A text as Google accepts it: in one line, without the characters that it calls invalid (control
 * and formatting characters, private ones, unassigned ones, lone surrogates), and cut off between
 * two words if it is longer than allowed. Emoji stay, but those joined by U+200D fall apart.
 *
 * @param maxLength in UTF-16 units, so that no way of counting finds more
 * @see https://support.google.com/merchants/answer/9445425 (what Google calls invalid)
 */
export function feedText(text: string, maxLength: number): string {
  const line = text
    .replaceAll(/[\p{Cf}\p{Cn}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength).replace(/\p{Surrogate}$/u, '');
  const lastBlank = line[maxLength] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return cut.slice(0, lastBlank > 0 ? lastBlank : cut.length);
}
