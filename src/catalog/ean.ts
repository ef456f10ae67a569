/**
 * Whether a text is an article number of GS1: eight or thirteen digits, the last of which checks
 * the rest.
 */
export const isEan = (text: string): boolean =>
  /^(?:[0-9]{5})?[0-9]{8}$/.test(text) &&
  eanCheckDigit(text.slice(0, -1)) === Number(text.slice(-1));

/**
 * The last digit of an article number, by those before it: it completes their sum to a multiple of
 * ten, where every other digit counts threefold, the one before the last first.
 */
export function eanCheckDigit(digits: string): number {
  const weighted = Array.from(digits, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? 3 * digit : digit));
  return (10 - (weighted.reduce((total, digit) => total + digit, 0) % 10)) % 10;
}
