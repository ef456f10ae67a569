import { filterSlug } from '../filters/filter-slug.ts';
import { type Locale, LOCALES } from '../shared/locale.ts';
import { attributeLabel } from './attributes/attribute-dictionary.ts';
import { attributeProperty } from './attributes/attribute-key.ts';
import { resolveConflicts } from './bundle-conflicts.ts';
import type { BundlePart, ChosenPart } from './bundle.ts';
import type { VariantRequest } from './choose-variant.ts';
import { formatQuery, parseQuery, type QueryParameter } from '../routing/url-parts.ts';
import type { Product, Variant, VariantOption } from './product.ts';
import {
  choiceParamValues,
  optionParamName,
  optionParamValues,
  partParamNames,
  sizeParamNames,
} from './product-url-params.ts';

/** Returns the value of a URL query parameter. */
export type QueryReader = (name: string) => string | undefined;

/**
 * Parses the requested variant from a `variantUrl`. Ignores options that the product does not have;
 * a size that it does not have is ignored by `chooseVariant`.
 */
export function parseVariantRequest(
  { variants }: Pick<Product, 'variants'>,
  query: QueryReader,
  locale: Locale,
): VariantRequest {
  const size = firstValue(query, sizeParamNames(locale));
  const options = variants.flatMap((variant) => variant.options ?? []);
  const selected = options.filter((option) =>
    optionParamValues(option, locale).some(
      (word) => word === firstValue(query, optionParamNames(option, locale)),
    ),
  );
  return {
    ...(size !== undefined && { size }),
    options: Object.fromEntries(selected.toReversed().map(({ code, key }) => [code, key])),
  };
}

/**
 * Removes from a query string the sizes and options that the variant it leads to does not have: the
 * product is not made that way.
 */
export function withoutUnmade(
  { variants }: Pick<Product, 'variants'>,
  { size, options = [] }: Variant,
  query: string,
  locale: Locale,
): string {
  const words = new Map<string, readonly (string | undefined)[]>(
    sizeParamNames(locale).map((name) => [name, [size]]),
  );
  for (const option of variants.flatMap((variant) => variant.options ?? [])) {
    const made = options.find(({ code }) => code === option.code);
    const values = made ? optionParamValues(made, locale) : [];
    for (const name of optionParamNames(option, locale)) words.set(name, values);
  }
  const isMade = ({ name, value }: QueryParameter): boolean => {
    const made = words.get(name);
    return made === undefined || made.includes(value) || made.includes(value.toLowerCase());
  };
  const parameters = parseQuery(query);
  const made = parameters.filter(isMade);
  return made.length === parameters.length ? query : formatQuery(made);
}

/**
 * Parses the chosen parts of a URL. A part that is not named, or whose choice is unknown, sold out
 * or incompatible with the parts before it, gets its default choice.
 */
export const parsePartChoices = (
  parts: readonly BundlePart[],
  query: QueryReader,
  locale: Locale,
): readonly ChosenPart[] =>
  resolveConflicts(
    parts.map((part) => {
      const word = firstValue(query, partParamNames(part, locale));
      const named = part.choices.find(
        (choice) =>
          !choice.isSoldOut && choiceParamValues(choice, locale).some((known) => known === word),
      );
      return { part, choice: named ?? part.choices[0] };
    }),
  );

const firstValue = (query: QueryReader, names: readonly string[]): string | undefined =>
  names.map(query).find((answer) => answer !== undefined);

/** Names that an option may have in a URL: the locale's own, its key's, and those of other shops. */
export const optionParamNames = (
  option: Pick<VariantOption, 'code' | 'label'>,
  locale: Locale,
): readonly [string, ...string[]] => [
  optionParamName(option, locale),
  attributeProperty(option.code),
  ...LOCALES.map((other) => filterSlug(attributeLabel(option.code, other) ?? option.label, other)),
];
