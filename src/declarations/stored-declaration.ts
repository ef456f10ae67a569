import type { Locale } from '../shared/locale.ts';
import type { Withdrawal } from '../withdrawal/withdrawal.ts';

/**
 * A declaration that the shop stores as evidence: a withdrawal from a contract, or a newsletter
 * choice (`consent`, made with a link that was mailed to the address).
 */
export type StoredDeclaration = {
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

type ConsentDeclaration = { readonly kind: 'consent'; readonly consent: NewsletterConsent };

/** Opt-in to the newsletter at an address, or opt-out. */
export type NewsletterConsent = {
  readonly email: string;
  /** Locale of the newsletter, where the commerce side reports it. */
  readonly locale?: Locale;
  readonly isWanted: boolean;
};

/**
 * State of a letter about a declaration. `filed`: put into the outbox of a shop without a mail
 * server, so it reached no mailbox. `unknown`: an older version of the shop did not record it.
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
 * Years that a declaration is kept, unless configured otherwise: as long as the contract may be
 * taken to court. That is three years from the end of the year in Germany (§§ 195, 199 BGB) and
 * three in Austria (§ 1486 ABGB), five in the Netherlands (art. 3:307 BW) and ten in Belgium (art.
 * 2262bis § 1 of the old Civil Code), which is the longest of the countries that the shop delivers
 * to. It covers the six and seven years for commercial letters (§ 257 HGB, § 212 UGB).
 */
export const DECLARATION_RETENTION_YEARS = 10;

/** The same moment `years` years earlier, in milliseconds since 1970. */
export const yearsBefore = (now: number, years: number): number => {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date.getTime();
};
