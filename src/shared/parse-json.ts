/**
 * Parses a text as JSON; `undefined` if it is invalid, or if there is no text. JavaScript has no
 * check that does not throw.
 */
export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
