/** The service refuses a longer query, in bytes. */
const LONGEST_QUERY = 511;

const ENCODER = new TextEncoder();

/** As much of a text as the service takes, in whole characters. */
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
