import { SIZE_FACET } from '../filters/facet.ts';
import { facetUrlName } from '../filters/facet-names.ts';
import { urlWord } from '../filters/url-word.ts';
import { LOCALES, type Locale } from '../shared/locale.ts';
import { attributeLabel } from './attributes/attribute-dictionary.ts';
import { attributeProperty } from './attributes/attribute-key.ts';
import type { BundleChoice, BundlePart } from './bundle.ts';
import type { VariantOption } from './product.ts';

// URL names and values of a variant and of the parts of a bundle, which match those of filters. The
// first entry of a list is what the locale writes; the others are also accepted, so that a link
// copied from another shop still selects its variant.

export const sizeNames = (locale: Locale): readonly [string, ...string[]] => [
  sizeName(locale),
  ...LOCALES.map(sizeName),
];

export const optionNames = (
  { code, label }: Pick<VariantOption, 'code' | 'label'>,
  locale: Locale,
): readonly [string, ...string[]] => [
  facetUrlName({ name: code, label }, locale),
  attributeProperty(code),
  ...LOCALES.map((other) => urlWord(attributeLabel(code, other) ?? label, other)),
];

export const optionWords = (
  { value, key }: Pick<VariantOption, 'value' | 'key'>,
  locale: Locale,
): readonly [string, ...string[]] => [urlWord(value, locale), key];

export const partNames = (
  { label, key }: Pick<BundlePart, 'label' | 'key'>,
  locale: Locale,
): readonly [string, ...string[]] => [urlWord(label, locale), key];

export const choiceWords = (
  { label, key }: Pick<BundleChoice, 'label' | 'key'>,
  locale: Locale,
): readonly [string, ...string[]] => [urlWord(label, locale), key];

const sizeName = (locale: Locale): string =>
  facetUrlName({ name: SIZE_FACET, label: SIZE_FACET }, locale);
