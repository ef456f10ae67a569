/** Formats plain text paragraphs as HTML, like Magento's editor. */
export const htmlOf = (paragraphs: readonly string[]): { readonly html: string } => ({
  html: paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n'),
});

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (sign) => ENTITIES.get(sign) ?? sign);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#039;'],
]);
