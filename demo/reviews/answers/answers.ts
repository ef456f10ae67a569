import type { Language, Locale } from '#src/shared/locale.ts';
import type { Topic } from '../topics.ts';

/**
 * What the shop answers to a complaint, by what it is about. It follows "Hallo Thomas, ": so it
 * begins with a small letter, in the words of both countries that speak the language.
 */
export type Answers = Readonly<
  Record<Language, Readonly<Partial<Record<Topic, readonly string[]>>>>
>;

/** How the shop addresses who wrote, in each country. */
export const GREETINGS: Readonly<Record<Locale, string>> = {
  'nl-nl': 'Dag',
  'nl-be': 'Dag',
  'de-de': 'Hallo',
  'de-at': 'Grüß Gott',
  'en-us': 'Hi',
};
