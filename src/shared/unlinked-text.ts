/** The longest that a stranger's text is shown in a letter, in characters. */
export const LONGEST_SHOWN = 60;

/**
 * What a stranger typed, as a letter to a mailbox that has confirmed nothing shows it: letters, digits,
 * spaces and a few marks, of which no mail program makes a link. A dot stays only at the end of a word;
 * what looks like a dot, a slash or an at sign in another script becomes one first (NFKC), so that it
 * goes as well. A longer text is cut, and ends in ` …`: the blank keeps a last dot from being inside a word.
 */
export function unlinkedText(text: string): string {
  const plain = text
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N} ,.'’()&_-]/gu, ' ')
    .replaceAll(/\.(?! |$)/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const characters = Array.from(plain);
  if (characters.length <= LONGEST_SHOWN) return plain;
  return `${characters
    .slice(0, LONGEST_SHOWN - 2)
    .join('')
    .trimEnd()} …`;
}
