import type { Locale } from '../shared/locale.ts';
import type { WithdrawalField } from '../withdrawal/withdrawal.ts';
import type { Dictionary } from '../translations/dictionary.ts';
import { fallbackChain, type TextBundleName } from '../translations/fallback-chain.ts';
import type { LetterKind, NewsletterLetter } from './letter.ts';

/** The parts of which every kind of letter has words of its own. */
type LetterPart = 'subject' | 'title' | 'text' | 'note';

/** What all letters say in the same words. */
type SharedWords = 'letter.link' | 'letter.reply' | 'letter.phone';

/** What the parts of a declaration are called. */
type WithdrawalWords =
  | `letter.withdrawal.${'declared-at' | 'declares' | 'declaration' | WithdrawalField | 'everything'}`
  | `letter.withdrawal.${'shortened' | 'others' | 'written-out'}`
  | 'letter.withdrawal-receipt.text-many';

export type LetterKey =
  | `letter.${LetterKind}.${LetterPart}`
  | `letter.${NewsletterLetter['kind']}.button`
  | SharedWords
  | WithdrawalWords;

/** Says a text of letters in a locale's words (T2), its places still to be filled. */
export type LetterWords = (locale: Locale, key: LetterKey) => string;

/** The words of letters, from the files of all languages. A key that none has reads as itself. */
export const createLetterWords =
  (bundles: Readonly<Partial<Record<TextBundleName, Dictionary>>>): LetterWords =>
  (locale, key) =>
    fallbackChain(locale)
      .map((name) => bundles[name]?.[key])
      .find((text) => text !== undefined) ?? key;
