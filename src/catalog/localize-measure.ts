import type { Locale } from '../shared/locale.ts';

/**
 * Formats a value with the units of a locale: `en-us` adds inches and pounds, `22 cm (8.7 in)`. A
 * value with no unit, or with several, is unchanged.
 */
export function localizeMeasure(value: string, locale: Locale): string {
  if (locale !== 'en-us') return value;
  const [, amount = '', unit = ''] = MEASURE.exec(value) ?? [];
  const other = OTHERS[unit];
  if (other === undefined) return value;
  const number = Number(amount.replace(THOUSANDS, '').replace(',', '.'));
  return `${value} (${other.write(number)} ${other.unit})`;
}

/** A comma before three final digits separates thousands, as in English; others are decimal. */
const THOUSANDS = /,(?=\d{3}$)/u;

const MEASURE = /^(\d+(?:[.,]\d+)?)\s?(cm|kg)$/u;

type Other = { readonly unit: string; readonly write: (amount: number) => string };

const OTHERS: Readonly<Record<string, Other>> = {
  cm: { unit: 'in', write: (cm) => (cm / 2.54).toFixed(1).replace('.0', '') },
  kg: { unit: 'lb', write: (kg) => String(Math.round(kg / 0.453_592_37)) },
};
