import {
  ATTRIBUTE_LABELS,
  type AttributeCode,
} from '#src/catalog/attributes/attribute-dictionary.ts';
import type { LocalizedText } from '#src/shared/locale.ts';
import { attributes } from '../catalogue/attributes/attributes.ts';
import type { PageName, WrittenLandingFilter, WrittenLink } from './written-page.ts';

type Attributes = typeof attributes;

/** Keys of filterable attributes with options. */
type Facet = {
  [Code in keyof Attributes]: Attributes[Code] extends { readonly options: object } ? Code : never;
}[keyof Attributes & AttributeCode];

type Option<F extends Facet> = keyof Attributes[F]['options'] & string;

/** Links to a category filtered by each of these options, with the options' texts as titles. */
export function choices<F extends Facet>(
  page: PageName,
  facet: F,
  options: readonly Option<F>[],
): readonly WrittenLink[] {
  return options.map((option) => choice(page, facet, option, optionWords(facet, option)));
}

/** A link to a category filtered by one option, with its own title. */
export function choice<F extends Facet>(
  page: PageName,
  facet: F,
  option: Option<F>,
  title: LocalizedText,
): WrittenLink {
  const value = optionWords(facet, option);
  return { title, page, filter: { label: ATTRIBUTE_LABELS[facet], value } };
}

/** A filter of a landing page: products with any of these options. */
export function having<F extends Facet>(
  facet: F,
  ...options: readonly Option<F>[]
): WrittenLandingFilter {
  const values = options.map((option) => optionWords(facet, option));
  return { attribute: facet, label: ATTRIBUTE_LABELS[facet], values };
}

/** A filter of a landing page: products in any of these sizes, such as `90x200`. */
export function inSizes(...sizes: readonly string[]): WrittenLandingFilter {
  return { attribute: 'maat', label: ATTRIBUTE_LABELS.maat, values: sizes.map(inEveryLanguage) };
}

/** A filter of a landing page: products of one brand. */
export function ofBrand(brand: string): WrittenLandingFilter {
  return { attribute: 'merk', label: ATTRIBUTE_LABELS.merk, values: [inEveryLanguage(brand)] };
}

function optionWords<F extends Facet>(facet: F, option: Option<F>): LocalizedText {
  const { options } = attributes[facet] as FacetOf<F>;
  return options[option];
}

type FacetOf<F extends Facet> = { readonly options: Readonly<Record<Option<F>, LocalizedText>> };

/** A size in the format of the catalogue, `90x200`; that of German shops may differ. */
export type LinkedSize = string | Readonly<Record<'elsewhere' | 'german', string>>;

/** Links to a category in these sizes. */
export function sizes(page: PageName, values: readonly LinkedSize[]): readonly WrittenLink[] {
  return values.map((value) => ({
    title: sizeText(value, (size) => `${size.replace('x', ' × ')} cm`),
    page,
    filter: { label: ATTRIBUTE_LABELS.maat, value: sizeText(value, (size) => size) },
  }));
}

const inEveryLanguage = (text: string): LocalizedText => ({ nl: text, de: text, en: text });

function sizeText(value: LinkedSize, write: (size: string) => string): LocalizedText {
  const { elsewhere, german } =
    typeof value === 'string' ? { elsewhere: value, german: value } : value;
  return { nl: write(elsewhere), de: write(german), en: write(elsewhere) };
}
