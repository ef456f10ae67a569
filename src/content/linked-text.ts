import { phoneUrl } from './phone-url.ts';

/** A piece of a text, and where it leads if it leads anywhere. */
export type TextPiece = { readonly text: string; readonly href?: string };

/**
 * A text in which the shop's own phone number and addresses of e-mail lead to what writes and calls
 * there. Editors write them as words; the pieces put together are the text as it was.
 */
export function linkedText(text: string, phone: string): readonly TextPiece[] {
  return text
    .split(ADDRESS)
    .flatMap((piece, place) =>
      place % 2 === 1 ? [{ text: piece, href: `mailto:${piece}` }] : withPhone(piece, phone),
    )
    .filter((piece) => piece.text !== '');
}

/** An empty number would be found between any two letters. */
function withPhone(text: string, phone: string): readonly TextPiece[] {
  if (phone === '') return [{ text }];
  const call: TextPiece = { text: phone, href: phoneUrl(phone) };
  const [first = '', ...rest] = text.split(phone);
  return [{ text: first }, ...rest.flatMap((piece) => [call, { text: piece }])];
}

/**
 * A full stop that ends the sentence is no part of it. Names and labels are no longer than mail allows
 * (RFC 5321, 4.5.3.1): a long word without an at sign is otherwise searched through from each of its
 * letters.
 */
const ADDRESS = /([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+)/u;
