/** Whether a text is a GS1 article number: 8 or 13 digits with a valid check digit. */
export const isEan = (text: string): boolean =>
  /^(?:[0-9]{5})?[0-9]{8}$/.test(text) &&
  eanCheckDigit(text.slice(0, -1)) === Number(text.slice(-1));

/**
 * Calculates the check digit of an article number from the digits before it: it completes their sum
 * to a multiple of ten. Every other digit has weight three, starting with the last.
 */
export function eanCheckDigit(digits: string): number {
  const weighted = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? 3 * digit : digit));
  return (10 - (weighted.reduce((total, digit) => total + digit, 0) % 10)) % 10;
}
