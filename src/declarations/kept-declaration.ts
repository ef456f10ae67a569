import type { Locale } from '../shared/locale.ts';
import type { Withdrawal } from '../withdrawal/withdrawal.ts';

/**
 * What somebody declared, as the shop keeps it to be able to show it: a withdrawal from a contract, or
 * whether the newsletter is wanted (`consent`: a link that was mailed to the address was used for it).
 */
export type KeptDeclaration = {
  readonly id: number;
  /** In milliseconds since 1970. */
  readonly receivedAt: number;
} & (WithdrawalDeclaration | ConsentDeclaration);

type WithdrawalDeclaration = {
  readonly kind: 'withdrawal';
  readonly withdrawal: Withdrawal;
  readonly receipt: LetterState;
  readonly copy: LetterState;
};

type ConsentDeclaration = { readonly kind: 'consent'; readonly consent: Consent };

/** That the newsletter is wanted at an address, or is not any more. */
export type Consent = {
  readonly email: string;
  /** In which shop's words the newsletter comes, where the commerce side tells. */
  readonly locale?: Locale;
  readonly isWanted: boolean;
};

/**
 * What became of a letter about a declaration. `filed`: it was put into the outbox of a shop without a
 * mail server, and reached nobody's mailbox. `unknown`: an older version of the shop did not note it.
 */
export type LetterState =
  | { readonly kind: 'waits' | 'unknown' }
  | {
      readonly kind: 'sent' | 'filed' | 'given-up';
      readonly to: string;
      /** In milliseconds since 1970. */
      readonly at: number;
    };

/**
 * How many years a declaration is kept, unless the shop says otherwise: as long as somebody may go to
 * court over the contract. That is three years from the end of the year in Germany (§§ 195, 199 BGB)
 * and three in Austria (§ 1486 ABGB), five in the Netherlands (art. 3:307 BW) and ten in Belgium
 * (art. 2262bis § 1 of the old Civil Code), which is the longest of the countries that the shop
 * delivers to. It covers the six and seven years for commercial letters (§ 257 HGB, § 212 UGB).
 */
export const DECLARATION_YEARS = 10;

/** The moment so many years before, in milliseconds since 1970. */
export const yearsBefore = (now: number, years: number): number => {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.getTime();
};
