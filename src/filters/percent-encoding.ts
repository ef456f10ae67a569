/** Undoes percent-encoding; `undefined` where a `%` is no escape, or the bytes are not UTF-8. */
export function decodePercent(text: string): string | undefined {
  // The language offers no check that does not throw.
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
