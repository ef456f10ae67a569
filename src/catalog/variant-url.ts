import { encodePercent } from '../routing/percent-encoding.ts';
import type { Locale } from '../shared/locale.ts';
import { isDefaultChoice, type ChosenPart } from './bundle.ts';
import type { Product, Variant } from './product.ts';
import {
  choiceParamValues,
  optionParamName,
  optionParamValues,
  partParamNames,
  sizeParamNames,
} from './product-url-params.ts';

/**
 * The query string of a configuration without its size, as the URL of the product page has it:
 * `?kleur=zand&topper=latex`; empty if there is nothing to choose.
 */
export const choicesQuery = (
  { options = [] }: Pick<Variant, 'options'>,
  locale: Locale,
  parts: readonly ChosenPart[],
): string => variantUrl({ url: '' }, { options }, locale, parts);

/**
 * The URL of the product page with this variant, in the words of the locale's filters, and with the
 * choices of its parts that are not defaults:
 * `/boxspring-duin?maat=160x200&kleur=zand&hardheid=medium&topper=latex`.
 */
export function variantUrl(
  { url }: Pick<Product, 'url'>,
  { size, options = [] }: Pick<Variant, 'size' | 'options'>,
  locale: Locale,
  parts: readonly ChosenPart[] = [],
): string {
  const query = [
    ...(size === undefined ? [] : [[sizeParamNames(locale), size] as const]),
    ...options.map(
      (option) =>
        [[optionParamName(option, locale)], optionParamValues(option, locale)[0]] as const,
    ),
    ...parts
      .filter((chosen) => !isDefaultChoice(chosen))
      .map(
        ({ part, choice }) =>
          [partParamNames(part, locale), choiceParamValues(choice, locale)[0]] as const,
      ),
  ].map(([[name], word]) => `${name}=${encodePercent(word)}`);
  return query.length === 0 ? url : `${url}?${query.join('&')}`;
}
