import type { Locale } from '../shared/locale.ts';

/**
 * A mail about the newsletter. `confirm` asks whether it is wanted, `preferences` leads to what was
 * chosen; both carry the subscriber's own id. `unknown-address` says that there is nothing to
 * choose.
 */
export type Letter =
  | {
      readonly kind: 'confirm' | 'preferences';
      readonly email: string;
      readonly locale: Locale;
      readonly customerId: string;
    }
  | { readonly kind: 'unknown-address'; readonly email: string; readonly locale: Locale };

export type LetterKind = Letter['kind'];

/**
 * No address gets two letters of a kind within this time, in milliseconds, whoever asks for them.
 */
export const LETTER_PAUSE = 5 * 60 * 1000;

/** Whether a letter may be written, so long after the last one of its kind to its address. */
export const mayWrite = (last: number | undefined, now: number): boolean =>
  last === undefined || Math.abs(now - last) >= LETTER_PAUSE;
