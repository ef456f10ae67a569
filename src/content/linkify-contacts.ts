/** Part of a text, with its link target if it has one. */
export type TextPiece = { readonly text: string; readonly href?: string };

/**
 * Splits a text into pieces, in which the shop's phone number and e-mail addresses are links.
 * Editors write them as plain text; the pieces joined are the original text.
 */
export function linkifyContacts(text: string, phone: string): readonly TextPiece[] {
  return text
    .split(ADDRESS)
    .flatMap((piece, index) =>
      index % 2 === 1 ? [{ text: piece, href: `mailto:${piece}` }] : withPhone(piece, phone),
    )
    .filter((piece) => piece.text !== '');
}

/** An empty number would match between any two characters. */
function withPhone(text: string, phone: string): readonly TextPiece[] {
  if (phone === '') return [{ text }];
  const call: TextPiece = { text: phone, href: phoneUrl(phone) };
  const [first = '', ...rest] = text.split(phone);
  return [{ text: first }, ...rest.flatMap((piece) => [call, { text: piece }])];
}

/**
 * Excludes a full stop that ends the sentence. Names and labels are limited to the lengths that
 * mail allows (RFC 5321, 4.5.3.1): otherwise a long word without an at sign would be scanned again
 * from each of its letters.
 */
const ADDRESS = /([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+)/u;

/** Returns the `tel:` URL of a number as people write it. */
export const phoneUrl = (number: string): string => `tel:${number.replaceAll(/[^\d+]/gu, '')}`;
