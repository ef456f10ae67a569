import type { Locale } from '../shared/locale.ts';
import { pacified, type BundlePart, type ChosenPart } from './bundle.ts';
import type { VariantWish } from './choose-variant.ts';
import type { Product } from './product.ts';
import { choiceWords, optionNames, optionWords, partNames, sizeNames } from './variant-words.ts';

/** Returns the value of a URL query parameter. */
export type Query = (name: string) => string | undefined;

/**
 * Parses the requested variant from a `variantUrl`. Ignores options that the product does not have;
 * a size that it does not have is ignored by `chooseVariant`.
 */
export function parseVariantWish(
  { variants }: Pick<Product, 'variants'>,
  query: Query,
  locale: Locale,
): VariantWish {
  const size = firstAnswer(query, sizeNames(locale));
  const options = variants.flatMap((variant) => variant.options ?? []);
  const meant = options.filter((option) =>
    optionWords(option, locale).some(
      (word) => word === firstAnswer(query, optionNames(option, locale)),
    ),
  );
  return {
    ...(size !== undefined && { size }),
    options: Object.fromEntries(meant.toReversed().map(({ code, key }) => [code, key])),
  };
}

/**
 * Parses the chosen parts of a URL. A part that is not named, or whose choice is unknown, sold out
 * or incompatible with the parts before it, gets its default choice.
 */
export const parseChoices = (
  parts: readonly BundlePart[],
  query: Query,
  locale: Locale,
): readonly ChosenPart[] =>
  pacified(
    parts.map((part) => {
      const word = firstAnswer(query, partNames(part, locale));
      const named = part.choices.find(
        (choice) =>
          !choice.isSoldOut && choiceWords(choice, locale).some((known) => known === word),
      );
      return { part, choice: named ?? part.choices[0] };
    }),
  );

const firstAnswer = (query: Query, names: readonly string[]): string | undefined =>
  names.map(query).find((answer) => answer !== undefined);
