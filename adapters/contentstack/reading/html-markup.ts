import { ElementType, parseDocument } from 'htmlparser2';
import { MOST_LEVELS, type Markup } from '#src/content/markup.ts';

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];

/**
 * What an editor's tool wrote as HTML, as a tree; nothing is judged yet. The parser takes time in
 * proportion to the text and repairs no nesting: what comes of it is built anew, never printed.
 */
export const htmlMarkup = (html: string): readonly Markup[] =>
  parseDocument(html).children.flatMap((node) => markupOf(node, 0));

function markupOf(node: HtmlNode, depth: number): readonly Markup[] {
  if (node.type === ElementType.Text) return [{ text: node.data, marks: [] }];
  if (!('attribs' in node)) return [];
  // One level more than is read, so that what stands deeper is told.
  const isTooDeep = depth > MOST_LEVELS + 1;
  const children = isTooDeep ? [] : node.children.flatMap((child) => markupOf(child, depth + 1));
  return [{ name: node.name, attributes: node.attribs, children }];
}
