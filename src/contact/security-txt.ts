import { LANGUAGES } from '../shared/locale.ts';

/** Path of `security.txt` on every host (RFC 9116, 3). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

export type SecurityTxt = {
  /** Contacts for vulnerability reports, preferred first: `mailto:` or `https:`. At least one. */
  readonly contacts: readonly string[];
  /** The page on how reports are handled; empty if there is none. */
  readonly policy: string;
  /** Origins of the shops. */
  readonly origins: readonly string[];
  /** In milliseconds since 1970 (UTC). */
  readonly now: number;
};

/** Formats the `security.txt` for security researchers (RFC 9116). */
export function formatSecurityTxt({ contacts, policy, origins, now }: SecurityTxt): string {
  const fields: readonly (readonly [name: string, value: string])[] = [
    ...contacts.map((contact) => ['Contact', contact] as const),
    ['Expires', expiryOf(now)],
    ['Preferred-Languages', LANGUAGES.join(', ')],
    ...origins.filter(isSecure).map((origin) => ['Canonical', canonicalOf(origin)] as const),
    ...(policy === '' ? [] : [['Policy', policy] as const]),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}

/** Web addresses in it must use https (RFC 9116, 2.5). */
const isSecure = (origin: string): boolean => origin.startsWith('https:');

const canonicalOf = (origin: string): string => `${origin}${SECURITY_TXT_PATH}`;

/**
 * The end of the next half-year, 6 to 12 months from now (RFC 9116, 2.5.5, advises less than a
 * year), so that the text changes only every half-year.
 */
function expiryOf(now: number): string {
  const date = new Date(now);
  const year = date.getUTCFullYear();
  return date.getUTCMonth() < 6 ? `${year}-12-31T23:59:59Z` : `${year + 1}-06-30T23:59:59Z`;
}
