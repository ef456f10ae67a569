import type { Language, Locale } from '#src/shared/locale.ts';
import type { Topic } from './topics.ts';

/** Tone of a sentence about the goods: `but` is the only drawback. */
export const TONES = ['praise', 'but', 'complaint'] as const;

export type Tone = (typeof TONES)[number];

/** Sentences by topic, each of which can stand alone. */
export type Wording = Readonly<Record<Tone, Readonly<Partial<Record<Topic, readonly string[]>>>>>;

/** Sentences of every language, and those used in one country only. */
export type Wordings = Readonly<Record<Language, Wording>> &
  Readonly<Partial<Record<Locale, Partial<Wording>>>>;

/**
 * Answers to complaints, by topic. An answer follows "Hallo Thomas, ", so it begins with a small
 * letter, in words that both countries with the language use.
 */
export type Answers = Readonly<
  Record<Language, Readonly<Partial<Record<Topic, readonly string[]>>>>
>;

/** Greeting of a reviewer, in each country. */
export const GREETINGS: Readonly<Record<Locale, string>> = {
  'nl-nl': 'Dag',
  'nl-be': 'Dag',
  'de-de': 'Hallo',
  'de-at': 'Grüß Gott',
  'en-us': 'Hi',
};
