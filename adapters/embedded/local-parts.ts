import type { BundleChoice, BundlePart } from '#src/catalog/bundle.ts';
import { euros } from '#src/pricing/money.ts';
import { wordsFor } from '#src/shared/local-words.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { ChoiceData, PartData, ProductData } from './catalogue-data.ts';

/** Returns the parts of a set in the texts of one locale; none if shoppers choose none. */
export const localParts = (
  { sku, parts = [] }: Pick<ProductData, 'sku' | 'parts'>,
  locale: Locale,
): readonly BundlePart[] =>
  parts.map((part) => {
    const [first, ...others] = part.choices;
    const toLocal = (choice: ChoiceData) => localChoice(sku, part, choice, locale);
    return {
      key: part.key,
      label: wordsFor(part.label, locale),
      choices: [toLocal(first), ...others.map(toLocal)],
    };
  });

/** Returns the opaque uid of a part's choice. */
export const choiceUid = (
  sku: string,
  part: Pick<PartData, 'key'>,
  choice: Pick<ChoiceData, 'key'>,
): string => btoa(`bundle/${sku}/${part.key}/${choice.key}`);

const localChoice = (
  sku: string,
  part: PartData,
  choice: ChoiceData,
  locale: Locale,
): BundleChoice => ({
  uid: choiceUid(sku, part, choice),
  key: choice.key,
  label: wordsFor(choice.label, locale),
  ...(choice.summary && { summary: wordsFor(choice.summary, locale) }),
  ...extraOf(choice),
  isSoldOut: choice.isSoldOut,
  ...(choice.picture && {
    picture: { ...choice.picture, alt: wordsFor(choice.picture.alt, locale) },
  }),
  ...(choice.notWith && { notWith: choice.notWith }),
});

function extraOf({ extraCents }: ChoiceData): Pick<BundleChoice, 'extra' | 'extraByWidth'> {
  if (typeof extraCents === 'number') return { extra: euros(extraCents) };
  const byWidth = Object.entries(extraCents).map(([width, cents]) => [width, euros(cents)]);
  return {
    extra: euros(Math.max(...Object.values(extraCents))),
    extraByWidth: Object.fromEntries(byWidth),
  };
}
