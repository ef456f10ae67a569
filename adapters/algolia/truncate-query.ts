/** Maximum query length of Algolia, in bytes. */
const MAX_QUERY_BYTES = 511;

const ENCODER = new TextEncoder();

/** Truncates a text to the maximum query length, in whole characters. */
export function truncateQuery(text: string): string {
  let bytes = 0;
  let fitting = '';
  for (const character of text.trim()) {
    bytes += ENCODER.encode(character).length;
    if (bytes > MAX_QUERY_BYTES) break;
    fitting += character;
  }
  return fitting;
}
