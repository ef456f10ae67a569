import type { Language, Locale } from '#src/shared/locale.ts';
import type { Topic } from '../topics.ts';

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
