/** Maximum query length of Algolia, in bytes. */
const LONGEST_QUERY = 511;

const ENCODER = new TextEncoder();

/** Truncates a text to the maximum query length, in whole characters. */
export function fittingQuery(text: string): string {
  let bytes = 0;
  let fitting = '';
  for (const character of text.trim()) {
    bytes += ENCODER.encode(character).length;
    if (bytes > LONGEST_QUERY) break;
    fitting += character;
  }
  return fitting;
}
