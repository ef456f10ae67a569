import { facetUrlName } from '../filters/facet-url-names.ts';
import { SIZE_FACET } from '../filters/facet.ts';
import { filterSlug } from '../filters/filter-slug.ts';
import { encodePercent } from '../routing/percent-encoding.ts';
import { formatQuery, parseQuery, queryValue, splitUrl } from '../routing/url-parts.ts';
import { type Locale, LOCALES } from '../shared/locale.ts';
import type { BundleChoice, BundlePart } from './bundle.ts';
import type { VariantOption } from './product.ts';

// URL names and values of a variant and of the parts of a bundle, which match those of filters. The
// first entry of a list is what the locale writes; the others are also accepted, so that a link
// copied from another shop still selects its variant.

export const sizeParamNames = (locale: Locale): readonly [string, ...string[]] => [
  sizeParamName(locale),
  ...LOCALES.map(sizeParamName),
];

/** What the locale writes; what it accepts as well are its names in all dictionaries. */
export const optionParamName = (
  { code, label }: Pick<VariantOption, 'code' | 'label'>,
  locale: Locale,
): string => facetUrlName({ name: code, label }, locale);

export const optionParamValues = (
  { value, key }: Pick<VariantOption, 'value' | 'key'>,
  locale: Locale,
): readonly [string, ...string[]] => [filterSlug(value, locale), key];

export const partParamNames = (
  { label, key }: Pick<BundlePart, 'label' | 'key'>,
  locale: Locale,
): readonly [string, ...string[]] => [filterSlug(label, locale), key];

export const choiceParamValues = (
  { label, key }: Pick<BundleChoice, 'label' | 'key'>,
  locale: Locale,
): readonly [string, ...string[]] => [filterSlug(label, locale), key];

const sizeParamName = (locale: Locale): string =>
  facetUrlName({ name: SIZE_FACET, label: SIZE_FACET }, locale);

/** Query parameter that opens the configurator at a part. */
export const CONFIGURATOR_PARAM = 'configurator';

/** The key of the part that is open in the configurator; `undefined` if it is closed. */
export const openConfiguratorPart = (query: string): string | undefined =>
  queryValue(query, CONFIGURATOR_PARAM) || undefined;

/** The URL of the same page with the configurator open at a part, or closed. */
export function withConfiguratorPart(url: string, part?: string): string {
  const { path, query } = splitUrl(url);
  const otherParams = parseQuery(query).filter(({ name }) => name !== CONFIGURATOR_PARAM);
  const partParams =
    part === undefined ? [] : parseQuery(`${CONFIGURATOR_PARAM}=${encodePercent(part)}`);
  return `${path}${formatQuery([...otherParams, ...partParams])}`;
}
