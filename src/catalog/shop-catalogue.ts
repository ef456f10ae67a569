import {
  readAs,
  readFields,
  readIf,
  readListOf,
  readNonEmptyListOf,
  readObject,
  readOneOf,
  readRecord,
  readText,
  readWholeNumber,
  type Reader,
  whenMissing,
} from '../shared/json-reader.ts';
import { type Language, LANGUAGES } from '../shared/locale.ts';
import { ATTRIBUTE_LABELS } from './attributes/attribute-dictionary.ts';
import { CATEGORY_KINDS, type CategoryKind, readId } from './categories.ts';
import type { Highlight, Highlights } from './highlights.ts';
import { UNLABELLED_PAGE_ATTRIBUTES } from './page-attributes.ts';

/**
 * What a merchandiser decides about the catalogue of an environment, and what the commerce backend
 * cannot say: the facets of its categories, the highlights of its attribute sets, its names of
 * attributes, and synonyms (docs/catalogue.md).
 */
export type ShopCatalogue = {
  /** Facets by category id, in the order of the filter panel. */
  readonly facets: CategoryFacets;
  /** Ids of the categories that the shop asks for itself. */
  readonly categoryIds: ReadonlyMap<CategoryKind, string>;
  readonly highlights: Highlights;
  /** The shop's attribute codes by those of the commerce backend, where they differ. */
  readonly attributeNames: ReadonlyMap<string, string>;
  readonly synonyms: Readonly<Record<Language, readonly SynonymRule[]>>;
  /** Working days until delivery of a variant for which the commerce backend has none. */
  readonly deliveryDays: number;
};

/** Attribute codes by category id, in the order of the filter panel. */
export type CategoryFacets = ReadonlyMap<string, readonly string[]>;

/**
 * `same`: two-way synonyms. `alsoMean`: one-way synonyms; "tweepersoons" also finds 160 wide, but
 * not the other way round. `mean`: replacements; a "bed in a box" is neither a bed nor has it a
 * box. All words of a phrase have to match.
 */
export type SynonymRule =
  | { readonly same: readonly string[] }
  | { readonly phrases: readonly string[]; readonly alsoMean: readonly string[] }
  | { readonly phrases: readonly string[]; readonly mean: readonly string[] };

/**
 * Attributes that the shop reads from the commerce backend and that no table shows, besides those
 * with a label.
 */
const UNLABELLED = [
  'delivery_days',
  'prior_price',
  'model_sku',
  'picture_sizes',
  'bundle_options',
  'bundle_part',
  'bundle_choice',
  'bundle_not_with',
  ...UNLABELLED_PAGE_ATTRIBUTES,
] as const;

/** The attribute codes that mean something to the shop. */
export const SHOP_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...Object.keys(ATTRIBUTE_LABELS),
  ...UNLABELLED,
]);

/** Refuses an object with other fields than these: a misspelt name would say nothing. */
const withFieldsOf =
  <T>(names: readonly string[], read: Reader<T>): Reader<T> =>
  (value, report) => {
    const others = Object.keys(Object(value)).filter((name) => !names.includes(name));
    for (const name of others) report?.(`must be one of ${names.join(', ')}`, [name]);
    const found = read(value, report);
    return others.length === 0 ? found : undefined;
  };

const readWord = readIf(readText, (text) => text.trim() !== '', 'must be a text that is not blank');
const readWords = readNonEmptyListOf(readWord);

const readCategory = withFieldsOf(
  ['id', 'kind', 'facets'],
  readObject(
    { id: readId },
    { kind: readOneOf(CATEGORY_KINDS), facets: readNonEmptyListOf(readWord) },
  ),
);

const readHighlight: Reader<Highlight> = withFieldsOf(
  ['code', 'plp_highlight_rating', 'plp_highlight_icon'],
  readFields<Highlight>({
    code: readWord,
    plp_highlight_rating: readOneOf([0, 1]),
    plp_highlight_icon: readIf(readText, (text) => text.endsWith('.svg'), 'must be a name.svg'),
  }),
);

const readAttributeSet = withFieldsOf(
  ['id', 'highlights'],
  readFields({ id: readId, highlights: readNonEmptyListOf(readHighlight) }),
);

const readShopAttribute = readIf(
  readText,
  (code) => SHOP_ATTRIBUTES.has(code),
  'must be an attribute of the shop, such as maat, kleur, merk or delivery_days',
);

const readSynonym: Reader<SynonymRule> = (value, report) => {
  const has = (name: string) => Object.hasOwn(Object(value) as object, name);
  if (has('same')) return withFieldsOf(['same'], readFields({ same: readWords }))(value, report);
  return has('alsoMean')
    ? withFieldsOf(
        ['phrases', 'alsoMean'],
        readFields({ phrases: readWords, alsoMean: readWords }),
      )(value, report)
    : withFieldsOf(['phrases', 'mean'], readFields({ phrases: readWords, mean: readWords }))(
        value,
        report,
      );
};

const NO_SYNONYMS = Object.fromEntries(
  LANGUAGES.map((language): [Language, readonly SynonymRule[]] => [language, []]),
) as Readonly<Record<Language, readonly SynonymRule[]>>;

/** The longest delivery of the shop. */
const DEFAULT_DELIVERY_DAYS = 40;

const FIELDS = {
  categories: whenMissing(readListOf(readCategory), []),
  attributeSets: whenMissing(readListOf(readAttributeSet), []),
  attributes: whenMissing(readRecord(readWord, readShopAttribute), {}),
  synonyms: whenMissing(
    readRecord(
      readOneOf(LANGUAGES),
      readListOf(readSynonym),
      `must be rules by language: ${LANGUAGES.join(', ')}`,
    ),
    {},
  ),
  deliveryDays: whenMissing(readWholeNumber(1, 365), DEFAULT_DELIVERY_DAYS),
};

/** Reads the description of a catalogue; every field may be left out. */
export const readShopCatalogue: Reader<ShopCatalogue> = readAs(
  readIf(
    withFieldsOf(Object.keys(FIELDS), readObject(FIELDS)),
    ({ categories, attributeSets }) => hasEachIdOnce(categories) && hasEachIdOnce(attributeSets),
    'must have each category and each attribute set once',
  ),
  ({ categories, attributeSets, attributes, synonyms, deliveryDays }) => ({
    facets: new Map(
      categories.flatMap(({ id, facets }) => (facets ? [[id, facets] as const] : [])),
    ),
    categoryIds: new Map(categories.flatMap(({ id, kind }) => (kind ? [[kind, id] as const] : []))),
    highlights: new Map(attributeSets.map(({ id, highlights }) => [id, highlights])),
    attributeNames: new Map(Object.entries(attributes)),
    synonyms: { ...NO_SYNONYMS, ...synonyms },
    deliveryDays,
  }),
);

const hasEachIdOnce = (entries: readonly { readonly id: string }[]): boolean =>
  new Set(entries.map(({ id }) => id)).size === entries.length;

/** The description of a catalogue of which nothing is known but what its backend says. */
export const UNDESCRIBED_CATALOGUE: ShopCatalogue = {
  facets: new Map(),
  categoryIds: new Map(),
  highlights: new Map(),
  attributeNames: new Map(),
  synonyms: NO_SYNONYMS,
  deliveryDays: DEFAULT_DELIVERY_DAYS,
};
