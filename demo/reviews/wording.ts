import type { Language, Locale } from '#src/shared/locale.ts';
import type { Topic } from './topics.ts';

/** How a sentence speaks of the goods: `but` is the one thing that was less good. */
export const TONES = ['praise', 'but', 'complaint'] as const;

export type Tone = (typeof TONES)[number];

/** Sentences by what they are about, each one that could stand alone. */
export type Wording = Readonly<Record<Tone, Readonly<Partial<Record<Topic, readonly string[]>>>>>;

/** In every language, and what is only said so in one country. */
export type Wordings = Readonly<Record<Language, Wording>> &
  Readonly<Partial<Record<Locale, Partial<Wording>>>>;
