/**
 * Splits off the picture preloads that React writes before its content. In the body they would be
 * found only after the inline styles of the head, which take several packets.
 */
export function splitImagePreloads(content: string): {
  readonly preloads: readonly string[];
  readonly rest: string;
} {
  const [written = ''] = /^(?:<link rel="preload" as="image"[^>]*>)+/u.exec(content) ?? [];
  return {
    preloads: written.split(/(?<=>)/u).filter((preload) => preload !== ''),
    rest: content.slice(written.length),
  };
}
