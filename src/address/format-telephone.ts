import { COUNTRIES, type Country } from '../shared/country.ts';
import { TELEPHONE_NUMBERS } from './telephone.ts';

/**
 * A telephone number (E.164) as it is written where it is read: the country's own with the leading
 * zero, those of its neighbours as they are rung from abroad. Typed so, it is the same number again.
 * An area stands apart where the number gives its length away; what is no number stays as it is.
 *
 * ```ts
 * formatTelephone('+31612345678', 'NL') // '06 12345678'
 * formatTelephone('+31612345678', 'DE') // '+31 6 12345678'
 * ```
 */
export function formatTelephone(number: string, reader: Country): string {
  for (const country of COUNTRIES) {
    const { code, form } = TELEPHONE_NUMBERS[country];
    const national = `0${number.slice(1 + code.length)}`;
    if (!number.startsWith(`+${code}`) || !form.test(national)) continue;
    const area = AREAS[country].exec(national)?.[0] ?? '';
    const parts = [area, national.slice(area.length)].filter((part) => part !== '').join(' ');
    return country === reader ? parts : `+${code} ${parts.slice(1)}`;
  }
  return number;
}

/**
 * How numbers begin whose area can be told: NL mobile and areas of three digits (ACM), BE mobile and
 * all zones (BIPT), DE mobile, areas of three digits and those of four that end in 1
 * (Bundesnetzagentur), AT mobile, Vienna and the larger capitals (RTR).
 */
const AREAS: Readonly<Record<Country, RegExp>> = {
  NL: /^0(?:6|1[0345]|2[0346]|3[03568]|4[0356]|5[0358]|7\d)/,
  BE: /^0(?:4[5-9]\d|[2349]|\d\d)/,
  DE: /^0(?:30|40|69|89|1[567]\d|[2-9][1-9]1)/,
  AT: /^0(?:1|316|512|732|6[5-9]\d)/,
};
