import type { ReactNode } from 'react';
import type { Inline, InlineText as Piece, Mark } from '#src/content/rich-text.ts';
import { ContentLink } from '../ContentLink.tsx';
import { AutoLinkedText } from '../AutoLinkedText.tsx';

/** Inline content: text, marks and links (H13). */
export function InlineText({ content }: { readonly content: readonly Inline[] }): ReactNode {
  return content.map((piece, index) => {
    // Inline pieces may have the same text, and never change order.
    const key = `${piece.type} ${index}`;
    return <InlinePiece key={key} piece={piece} />;
  });
}

function InlinePiece({ piece }: { readonly piece: Inline }): ReactNode {
  switch (piece.type) {
    case 'text':
      return withMarks(
        piece,
        piece.marks ? piece.text : <AutoLinkedText>{piece.text}</AutoLinkedText>,
      );
    case 'break':
      return <br />;
    case 'link':
      return (
        <ContentLink link={piece.link}>
          {piece.content.map((text, index) => {
            const key = `words ${index}`;
            return <span key={key}>{withMarks(text, text.text)}</span>;
          })}
        </ContentLink>
      );
  }
}

const ELEMENTS = {
  strong: 'strong',
  emphasis: 'em',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
} as const satisfies Readonly<Record<Mark, string>>;

const withMarks = ({ marks = [] }: Piece, text: ReactNode): ReactNode =>
  marks.reduceRight<ReactNode>((inner, mark) => {
    const Element = ELEMENTS[mark];
    return <Element>{inner}</Element>;
  }, text);
