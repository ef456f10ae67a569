import {
  sanitizeInline,
  sanitizeInlineChildren,
  trimInline,
  type InlineContext,
} from './sanitize-inline.ts';
import {
  UNWRAPPED_BLOCK_ELEMENTS,
  isText,
  MAX_NESTING_DEPTH,
  type Markup,
  type MarkupElement,
  type MarkupHandlers,
} from './markup.ts';
import { plainText, type Inline, type RichBlock, type RichText } from './rich-text.ts';
import { sanitizeTable } from './sanitize-table.ts';

/**
 * Sanitises an editor's text: only allowed elements are built anew; unknown elements are dropped
 * with their content, and reported (hardening 6). Total: accepts any markup.
 */
export const sanitizeMarkup = (nodes: readonly Markup[], tools: MarkupHandlers): RichText =>
  flowOf(nodes, { tools, marks: [], depth: 0 });

/** Joins adjacent inline pieces into one paragraph. */
function flowOf(nodes: readonly Markup[], context: InlineContext): RichText {
  const blocks: RichBlock[] = [];
  let line: Inline[] = [];
  const endLine = () => {
    for (const block of paragraphOf(line)) blocks.push(block);
    line = [];
  };
  for (const node of nodes) {
    const flow = isText(node) ? undefined : FLOW.get(node.name);
    // One by one: spread arguments are limited in number.
    if (!flow || isText(node)) for (const piece of sanitizeInline(node, context)) line.push(piece);
    else {
      endLine();
      for (const block of within(node, context, flow)) blocks.push(block);
    }
  }
  endLine();
  return blocks;
}

type Flow = (node: MarkupElement, context: InlineContext) => RichText;

function within(node: MarkupElement, context: InlineContext, flow: Flow): RichText {
  if (context.depth <= MAX_NESTING_DEPTH)
    return flow(node, { ...context, depth: context.depth + 1 });
  context.tools.onDropped(node.name);
  return [];
}

function paragraphOf(line: readonly Inline[]): RichText {
  const content = trimInline(line);
  return content.length > 0 ? [{ type: 'paragraph', content }] : [];
}

const unwrap: Flow = ({ children }, context) => flowOf(children, context);

const heading =
  (level: number): Flow =>
  (node, context) => {
    const content = trimInline(sanitizeInlineChildren(node, context));
    return content.length > 0 ? [{ type: 'heading', level, content }] : [];
  };

const list =
  (isOrdered: boolean): Flow =>
  ({ children }, context) => {
    const items = children.map((item) => itemOf(item, context)).filter(({ length }) => length > 0);
    return items.length > 0 ? [{ type: 'list', isOrdered, items }] : [];
  };

/** Treats a child of a list that is not an item as an item. */
const itemOf = (item: Markup, context: InlineContext): RichText =>
  !isText(item) && item.name === 'li' ? flowOf(item.children, context) : flowOf([item], context);

const quote: Flow = ({ children }, context) => {
  const content = flowOf(children, context);
  return content.length > 0 ? [{ type: 'quote', content }] : [];
};

const picture: Flow = ({ name, attributes }, { tools }) => {
  const image = tools.resolvePicture(attributes);
  if (!image) tools.onDropped(name);
  const caption = (attributes['caption'] ?? '').trim();
  return image ? [{ type: 'picture', image, ...(caption && { caption }) }] : [];
};

/** A picture with its caption; a figure without a picture becomes its content. */
const figure: Flow = (node, context) => {
  const [image] = childrenNamed(node, 'img');
  if (!image) return unwrap(node, context);
  const captions = childrenNamed(node, 'figcaption').flatMap((one) =>
    sanitizeInlineChildren(one, context),
  );
  return picture(
    { ...image, attributes: { caption: plainText(captions), ...image.attributes } },
    context,
  );
};

const childrenNamed = ({ children }: MarkupElement, name: string): readonly MarkupElement[] =>
  children.filter((child): child is MarkupElement => !isText(child) && child.name === name);

const FLOW: ReadonlyMap<string, Flow> = new Map([
  ...[...UNWRAPPED_BLOCK_ELEMENTS].map((name) => [name, unwrap] as const),
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading(level)] as const),
  ['ul', list(false)],
  ['ol', list(true)],
  ['li', unwrap],
  ['blockquote', quote],
  ['table', sanitizeTable],
  ['img', picture],
  ['figure', figure],
  ['hr', () => [{ type: 'rule' }]],
]);
