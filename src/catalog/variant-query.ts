import type { Locale } from '../shared/locale.ts';
import { resolveConflicts, type BundlePart, type ChosenPart } from './bundle.ts';
import type { VariantRequest } from './choose-variant.ts';
import type { Product } from './product.ts';
import {
  choiceParamValues,
  optionParamNames,
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
