import { type FieldReason, requiredField } from '../shared/form.ts';
import { COUNTRIES, type Country } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';

/**
 * Parses a telephone number into ITU-T E.164 format, so that a carrier can call it from anywhere:
 * `06-12345678` in a Dutch address is `+31612345678` (C9).
 *
 * National numbers have a leading zero; international ones start with `+` or `00`, and may be of
 * any country. A zero after the country code, `+49 (0)30 …`, is dropped. Spaces, hyphens, dots,
 * slashes and brackets are ignored; letters are rejected.
 *
 * Digits after the country code: NL 9 (ACM), BE 8 or 9 (BIPT), DE 6 to 13 (Bundesnetzagentur), AT 4
 * to 13 (RTR); elsewhere 8 to 15 including the country code (E.164, 6.1).
 */
export const parseTelephone = (typed: string, country: Country): Result<string, FieldReason> =>
  requiredField<string, FieldReason>(MAX_LENGTH, (line) => {
    const digits = joined(line);
    const number = digits.startsWith('+')
      ? international(digits.slice(1))
      : national(digits, country);
    return number === undefined ? err('malformed') : ok(`+${number}`);
  })(typed);

/** Room for any spelling of fifteen digits. */
const MAX_LENGTH = 32;

/** Removes signs, and a bracketed zero after a digit; replaces `00` by a plus. */
const joined = (line: string): string =>
  line
    .replace(/(?<=\d\s?)\(0\)/, '')
    .replaceAll(/[\p{Pd}\s()./]/gu, '')
    .replace(/^00/, '+');

function international(digits: string): string | undefined {
  const country = COUNTRIES.find((country) => digits.startsWith(TELEPHONE_FORMATS[country].code));
  if (country) return national(digits.slice(2).replace(/^(?!0)/, '0'), country);
  return /^[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}

const national = (digits: string, country: Country): string | undefined =>
  TELEPHONE_FORMATS[country].form.test(digits)
    ? TELEPHONE_FORMATS[country].code + digits.slice(1)
    : undefined;

/** Country calling code, and the format of national numbers including the leading zero. */
const TELEPHONE_FORMATS: Readonly<
  Record<Country, { readonly code: string; readonly form: RegExp }>
> = {
  NL: { code: '31', form: /^0[1-9]\d{8}$/ },
  BE: { code: '32', form: /^0[1-9]\d{7,8}$/ },
  DE: { code: '49', form: /^0[1-9]\d{5,12}$/ },
  AT: { code: '43', form: /^0[1-9]\d{3,12}$/ },
};

/**
 * Formats an E.164 number for a reader's country: national numbers with the leading zero, others
 * with the country code. The result parses to the same number again. The area code is separated if
 * its length is known. Text that is not a number is unchanged.
 *
 * ```ts
 * formatTelephone('+31612345678', 'NL') // '06 12345678'
 * formatTelephone('+31612345678', 'DE') // '+31 6 12345678'
 * ```
 */
export function formatTelephone(number: string, reader: Country): string {
  for (const country of COUNTRIES) {
    const { code, form } = TELEPHONE_FORMATS[country];
    const national = `0${number.slice(1 + code.length)}`;
    if (!number.startsWith(`+${code}`) || !form.test(national)) continue;
    const area = AREAS[country].exec(national)?.[0] ?? '';
    const parts = [area, national.slice(area.length)].filter((part) => part !== '').join(' ');
    return country === reader ? parts : `+${code} ${parts.slice(1)}`;
  }
  return number;
}

/**
 * Prefixes whose area code has a known length: NL mobile and three-digit areas (ACM), BE mobile and
 * all zones (BIPT), DE mobile, three-digit areas and four-digit ones that end in 1
 * (Bundesnetzagentur), AT mobile, Vienna and the larger capitals (RTR).
 */
const AREAS: Readonly<Record<Country, RegExp>> = {
  NL: /^0(?:6|1[0345]|2[0346]|3[03568]|4[0356]|5[0358]|7\d)/,
  BE: /^0(?:4[5-9]\d|[2349]|\d\d)/,
  DE: /^0(?:30|40|69|89|1[567]\d|[2-9][1-9]1)/,
  AT: /^0(?:1|316|512|732|6[5-9]\d)/,
};
