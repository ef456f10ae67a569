/**
 * What a text says as JSON; `undefined` where it is none, or where there is no text. The language
 * offers no check that does not throw.
 */
export function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
