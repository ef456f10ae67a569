import type { Locale } from '../shared/locale.ts';
import { pacified, type BundlePart, type ChosenPart } from './bundle.ts';
import type { VariantWish } from './choose-variant.ts';
import type { Product } from './product.ts';
import { choiceWords, optionNames, optionWords, partNames, sizeNames } from './variant-words.ts';

/** Answers what the query of an address says under a name. */
export type Query = (name: string) => string | undefined;

/**
 * Reads which variant `variantUrl` named. An option that the product does not have is no wish; a
 * size that it does not have is passed over by whoever chooses.
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
 * Reads which parts an address chooses. A part that it does not name, or of which it names nothing
 * that can be had with the parts before it, stays as it is sold.
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
