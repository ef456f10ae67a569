import { COUNTRIES, type Country } from '../shared/country.ts';
import { TELEPHONE_FORMATS } from './telephone.ts';

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
