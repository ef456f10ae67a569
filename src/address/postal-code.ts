import type { Country } from '../shared/locale.ts';
import { requiredField, type FieldReason } from '../shared/form.ts';
import { err, ok, type Result } from '../shared/result.ts';

/**
 * Parses a postal code into its country's format, from any spelling: `1234ab` is `1234 AB`,
 * `B-1000` is `1000`. Checks only the format, not whether the code is in use (C9).
 *
 * - NL (PostNL): four digits, no leading zero, and two letters, never SA, SD or SS.
 * - BE (bpost): 1000 to 9999.
 * - DE (Deutsche Post): five digits, 01001 to 99998; the leading zero belongs to it.
 * - AT (Österreichische Post): 1010 to 9992.
 */
export const parsePostalCode = (typed: string, country: Country): Result<string, FieldReason> =>
  requiredField<string, FieldReason>(MAX_LENGTH, (line) => {
    const { prefix, form, lowest, highest } = POSTAL_CODES[country];
    const code = joined(line).replace(prefix, '');
    const isWithin = form.test(code) && code >= lowest && code <= highest;
    return isWithin ? ok(code.replace(/(?<=\d)(?=[A-Z])/, ' ')) : err('malformed');
  })(typed);

/** Query parameter with a postal code as typed, used without script. */
export const POSTCODE_PARAM = 'postcode';

/** More characters than any spelling needs: `NL - 1234 AB`. */
const MAX_LENGTH = 16;

const joined = (line: string): string => line.replaceAll(/[\p{Pd}\s]/gu, '').toUpperCase();

type PostalCodes = {
  /** The country prefix that some shoppers type. */
  readonly prefix: RegExp;
  readonly form: RegExp;
  /** All codes of a country have the same length, so that they compare as strings. */
  readonly lowest: string;
  readonly highest: string;
};

const POSTAL_CODES: Readonly<Record<Country, PostalCodes>> = {
  NL: { prefix: /^NL/, form: /^\d{4}(?!S[ADS])[A-Z]{2}$/, lowest: '1000AA', highest: '9999ZZ' },
  BE: { prefix: /^BE?/, form: /^\d{4}$/, lowest: '1000', highest: '9999' },
  DE: { prefix: /^DE?/, form: /^\d{5}$/, lowest: '01001', highest: '99998' },
  AT: { prefix: /^AT?/, form: /^\d{4}$/, lowest: '1010', highest: '9992' },
};
