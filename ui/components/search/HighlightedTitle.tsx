import { Fragment, type ReactNode } from 'react';
import type { HighlightedText } from '#src/search/highlight.ts';

/** Text of a suggestion. The part that was not typed is bold, to tell the rows apart. */
export function HighlightedTitle({ title }: { readonly title: HighlightedText }): ReactNode {
  const isTyped = title.some(({ isMatch }) => isMatch);
  let length = 0;
  return title.map(({ text, isMatch }) => {
    const key = length;
    length += text.length;
    const isBold = isTyped && !isMatch && LETTER_OR_DIGIT.test(text);
    return isBold ? <b key={key}>{text}</b> : <Fragment key={key}>{text}</Fragment>;
  });
}

/** Punctuation alone is not bold. */
const LETTER_OR_DIGIT = /[\p{L}\d]/u;
