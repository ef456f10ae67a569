import { languageTag, type Locale } from '../shared/locale.ts';

/**
 * The order of the options of a filter (L3): options that start with a number come first, by that
 * number (`90x200`, `140x200`; `7,5 cm` and `7.5 cm` are one number), then by what follows, whose
 * numbers count as numbers too (`90x90`, `90x200`). The rest follow as the language sorts words.
 *
 * It is a total order: only equal texts compare as equal, so the same options always stand alike.
 * Making it is costly: make it once for a list, not once for a comparison.
 */
export function compareOptions(locale: Locale): (a: string, b: string) => number {
  const words = new Intl.Collator(languageTag(locale));
  const remainders = new Intl.Collator(languageTag(locale), { numeric: true });
  return (a, b) => {
    const [first, second] = [leadingNumber(a), leadingNumber(b)];
    return (
      byOrder(first.number, second.number) ||
      remainders.compare(first.remainder, second.remainder) ||
      words.compare(a, b) ||
      byOrder(a, b)
    );
  };
}

const LEADING_NUMBER = /^\s*(-?\d+(?:[.,]\d+)?)/;

/** An option without a number counts as after all numbers; nothing follows its number. */
function leadingNumber(option: string): { number: number; remainder: string } {
  const [prefix = '', number] = LEADING_NUMBER.exec(option) ?? [];
  if (number === undefined) return { number: Number.POSITIVE_INFINITY, remainder: '' };
  return { number: Number(number.replace(',', '.')), remainder: option.slice(prefix.length) };
}

function byOrder<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
