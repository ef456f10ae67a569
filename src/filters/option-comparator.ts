import { languageTag, type Locale } from '../shared/locale.ts';

/**
 * Creates a comparator for the options of a filter (L3): options that start with a number come
 * first, by that number (`90x200`, `140x200`; `7,5 cm` equals `7.5 cm`), then by the rest, with
 * numeric order too (`90x90`, `90x200`). All others follow in the language's order.
 *
 * It is a total order: only equal texts compare as equal, so the order is stable. Creating it is
 * costly: create it once per list, not once per comparison.
 */
export function createOptionComparator(locale: Locale): (a: string, b: string) => number {
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

/** An option without a number sorts after all numbers, with an empty remainder. */
function leadingNumber(option: string): { number: number; remainder: string } {
  const [prefix = '', number] = LEADING_NUMBER.exec(option) ?? [];
  if (number === undefined) return { number: Number.POSITIVE_INFINITY, remainder: '' };
  return { number: Number(number.replace(',', '.')), remainder: option.slice(prefix.length) };
}

function byOrder<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
