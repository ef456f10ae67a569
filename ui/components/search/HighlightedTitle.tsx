import { Fragment, type ReactNode } from 'react';
import type { HighlightedText } from '#src/search/highlight.ts';

/** A found text. What the shopper has not typed stands out: that is what tells the rows apart. */
export function HighlightedTitle({ title }: { readonly title: HighlightedText }): ReactNode {
  const isTyped = title.some(({ isMatch }) => isMatch);
  let length = 0;
  return title.map(({ text, isMatch }) => {
    const key = length;
    length += text.length;
    const standsOut = isTyped && !isMatch && SAYS_SOMETHING.test(text);
    return standsOut ? <b key={key}>{text}</b> : <Fragment key={key}>{text}</Fragment>;
  });
}

/** Signs alone do not stand out. */
const SAYS_SOMETHING = /[\p{L}\d]/u;
