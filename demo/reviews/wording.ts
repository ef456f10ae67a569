import {
  type Locale,
  type Localized,
  localizedText,
  type LocalizedText,
} from '#src/shared/locale.ts';
import type { Topic } from './topics.ts';

/** Tone of a sentence about the products: `but` is the only drawback. */
export const TONES = ['praise', 'but', 'complaint'] as const;

export type Tone = (typeof TONES)[number];

/** Sentences by topic, each of which can stand alone. */
export type Wording = Readonly<Record<Tone, Readonly<Partial<Record<Topic, readonly string[]>>>>>;

/** Sentences of every language, and those used in one country only. */
export type Wordings = Pick<Localized<Wording>, 'nl' | 'de' | 'en'> &
  Readonly<Partial<Record<Locale, Partial<Wording>>>>;

/** Sentences that reviewers in a locale use, by tone. */
export function wordingsIn(
  { nl, de, en, ...own }: Wordings,
  locale: Locale,
): readonly Partial<Wording>[] {
  return [localizedText({ nl, de, en }, locale), own[locale] ?? {}];
}

/**
 * Answers to complaints, by topic. An answer follows "Hallo Thomas, ", so it begins with a small
 * letter, in words that both countries with the language use.
 */
export type Answers = Localized<Readonly<Partial<Record<Topic, readonly string[]>>>>;

/** Greeting of a reviewer. */
export const GREETINGS: LocalizedText = { nl: 'Dag', de: 'Hallo', 'de-at': 'Grüß Gott', en: 'Hi' };
