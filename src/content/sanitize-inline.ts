import {
  UNWRAPPED_BLOCK_ELEMENTS,
  UNWRAPPED_INLINE_ELEMENTS,
  isText,
  MARK_BY_ELEMENT,
  MAX_NESTING_DEPTH,
  orderedMarks,
  type Markup,
  type MarkupElement,
  type MarkupHandlers,
} from './markup.ts';
import { plainText, type Inline, type InlineText, type Mark } from './rich-text.ts';
import { linkFromAnchor } from './link-from-anchor.ts';

/** Context of an element within a text. */
export type InlineContext = {
  readonly tools: MarkupHandlers;
  readonly marks: readonly Mark[];
  readonly depth: number;
};

/** Converts an element within a line; drops and reports one that is not allowed. */
export function sanitizeInline(node: Markup, context: InlineContext): readonly Inline[] {
  if (isText(node)) return textOf(node.text, [...context.marks, ...node.marks]);
  if (context.depth > MAX_NESTING_DEPTH) return dropped(node, context);
  if (node.name === 'br') return [{ type: 'break' }];
  if (node.name === 'a') return linkOf(node, context);
  const mark = MARK_BY_ELEMENT.get(node.name);
  if (mark) return sanitizeInlineChildren(node, { ...context, marks: [...context.marks, mark] });
  const isShell =
    UNWRAPPED_INLINE_ELEMENTS.has(node.name) || UNWRAPPED_BLOCK_ELEMENTS.has(node.name);
  return isShell ? sanitizeInlineChildren(node, context) : dropped(node, context);
}

export const sanitizeInlineChildren = (
  { children }: MarkupElement,
  context: InlineContext,
): readonly Inline[] =>
  children.flatMap((child) => sanitizeInline(child, { ...context, depth: context.depth + 1 }));

function dropped({ name }: MarkupElement, { tools }: InlineContext): readonly Inline[] {
  tools.onDropped(name);
  return [];
}

/** Collapses line ends and indents of the source to spaces, as a browser does. */
function textOf(written: string, marks: readonly Mark[]): readonly InlineText[] {
  const text = written.replaceAll(/[ \t\r\n\f]+/gu, ' ');
  if (text === '') return [];
  return [{ type: 'text', text, ...(marks.length > 0 && { marks: orderedMarks(marks) }) }];
}

/** Keeps only the text of a link with an unsafe address; drops a link without text (H13). */
function linkOf(node: MarkupElement, context: InlineContext): readonly Inline[] {
  const { href = '', target, rel } = node.attributes;
  const content = sanitizeInlineChildren(node, context);
  const texts = content.flatMap(textsOf);
  const link = linkFromAnchor({ href, title: plainText(texts), target, rel });
  if (!link) context.tools.onDropped('a');
  if (!link || plainText(texts) === '') return content;
  return [{ type: 'link', link, content: texts }];
}

function textsOf(piece: Inline): readonly InlineText[] {
  if (piece.type === 'link') return piece.content;
  return piece.type === 'text' ? [piece] : [{ type: 'text', text: ' ' }];
}

/** Removes the spaces and breaks at both ends. */
export function trimInline(content: readonly Inline[]): readonly Inline[] {
  const first = content.findIndex(hasText);
  const last = content.findLastIndex(hasText);
  return content
    .slice(first, last + 1)
    .map((piece, index, all) => trimmed(piece, index === 0, index === all.length - 1));
}

const hasText = (piece: Inline): boolean => plainText([piece]) !== '';

function trimmed(piece: Inline, isFirst: boolean, isLast: boolean): Inline {
  if (piece.type !== 'text') return piece;
  const started = isFirst ? piece.text.trimStart() : piece.text;
  return { ...piece, text: isLast ? started.trimEnd() : started };
}
