import type { BundleChoice, BundlePart } from '#src/catalog/bundle.ts';
import { euroCents } from '#src/pricing/money.ts';
import { type Locale, localizedText } from '#src/shared/locale.ts';
import type { ChoiceData, PartData, ProductData } from './catalogue-data.ts';

/** Returns the parts of a set in the texts of one locale; none if shoppers choose none. */
export const localizedParts = (
  { sku, parts = [] }: Pick<ProductData, 'sku' | 'parts'>,
  locale: Locale,
): readonly BundlePart[] =>
  parts.map((part) => {
    const [first, ...others] = part.choices;
    const toLocal = (choice: ChoiceData) => localizedChoice(sku, part, choice, locale);
    return {
      key: part.key,
      label: localizedText(part.label, locale),
      choices: [toLocal(first), ...others.map(toLocal)],
    };
  });

/** Returns the opaque uid of a part's choice. */
export const choiceUid = (
  sku: string,
  part: Pick<PartData, 'key'>,
  choice: Pick<ChoiceData, 'key'>,
): string => btoa(`bundle/${sku}/${part.key}/${choice.key}`);

const localizedChoice = (
  sku: string,
  part: PartData,
  choice: ChoiceData,
  locale: Locale,
): BundleChoice => ({
  uid: choiceUid(sku, part, choice),
  key: choice.key,
  label: localizedText(choice.label, locale),
  ...(choice.summary && { summary: localizedText(choice.summary, locale) }),
  ...extraOf(choice),
  isSoldOut: choice.isSoldOut,
  ...(choice.picture && {
    picture: { ...choice.picture, alt: localizedText(choice.picture.alt, locale) },
  }),
  ...(choice.notWith && { notWith: choice.notWith }),
});

function extraOf({ extraCents }: ChoiceData): Pick<BundleChoice, 'extra' | 'extraByWidth'> {
  if (typeof extraCents === 'number') return { extra: euroCents(extraCents) };
  const byWidth = Object.entries(extraCents).map(([width, cents]) => [width, euroCents(cents)]);
  return {
    extra: euroCents(Math.max(...Object.values(extraCents))),
    extraByWidth: Object.fromEntries(byWidth),
  };
}
