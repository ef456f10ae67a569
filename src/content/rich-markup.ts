import { inlineOf, inlineWithin, tidyLine, type InlinePlace } from './inline-markup.ts';
import {
  FLOW_SHELLS,
  isText,
  MOST_LEVELS,
  type Markup,
  type MarkupElement,
  type MarkupTools,
} from './markup.ts';
import { plainText, type Inline, type RichBlock, type RichText } from './rich-text.ts';
import { tableOf } from './table-markup.ts';

/**
 * Sanitises an editor's text: only allowed elements are built anew; unknown elements are dropped
 * with their content, and reported (hardening 6). Total: accepts any markup.
 */
export const richTextOf = (nodes: readonly Markup[], tools: MarkupTools): RichText =>
  flowOf(nodes, { tools, marks: [], depth: 0 });

/** Joins adjacent inline pieces into one paragraph. */
function flowOf(nodes: readonly Markup[], place: InlinePlace): RichText {
  const blocks: RichBlock[] = [];
  let line: Inline[] = [];
  const endLine = () => {
    for (const block of paragraphOf(line)) blocks.push(block);
    line = [];
  };
  for (const node of nodes) {
    const flow = isText(node) ? undefined : FLOW.get(node.name);
    // One by one: spread arguments are limited in number.
    if (!flow || isText(node)) for (const piece of inlineOf(node, place)) line.push(piece);
    else {
      endLine();
      for (const block of within(node, place, flow)) blocks.push(block);
    }
  }
  endLine();
  return blocks;
}

type Flow = (node: MarkupElement, place: InlinePlace) => RichText;

function within(node: MarkupElement, place: InlinePlace, flow: Flow): RichText {
  if (place.depth <= MOST_LEVELS) return flow(node, { ...place, depth: place.depth + 1 });
  place.tools.drop(node.name);
  return [];
}

function paragraphOf(line: readonly Inline[]): RichText {
  const content = tidyLine(line);
  return content.length > 0 ? [{ type: 'paragraph', content }] : [];
}

const shell: Flow = ({ children }, place) => flowOf(children, place);

const heading =
  (level: number): Flow =>
  (node, place) => {
    const content = tidyLine(inlineWithin(node, place));
    return content.length > 0 ? [{ type: 'heading', level, content }] : [];
  };

const list =
  (isOrdered: boolean): Flow =>
  ({ children }, place) => {
    const items = children.map((item) => itemOf(item, place)).filter(({ length }) => length > 0);
    return items.length > 0 ? [{ type: 'list', isOrdered, items }] : [];
  };

/** Treats a child of a list that is not an item as an item. */
const itemOf = (item: Markup, place: InlinePlace): RichText =>
  !isText(item) && item.name === 'li' ? flowOf(item.children, place) : flowOf([item], place);

const quote: Flow = ({ children }, place) => {
  const content = flowOf(children, place);
  return content.length > 0 ? [{ type: 'quote', content }] : [];
};

const picture: Flow = ({ name, attributes }, { tools }) => {
  const image = tools.pictureOf(attributes);
  if (!image) tools.drop(name);
  const caption = (attributes['caption'] ?? '').trim();
  return image ? [{ type: 'picture', image, ...(caption && { caption }) }] : [];
};

/** A picture with its caption; a figure without a picture becomes its content. */
const figure: Flow = (node, place) => {
  const [image] = childrenNamed(node, 'img');
  if (!image) return shell(node, place);
  const words = childrenNamed(node, 'figcaption').flatMap((one) => inlineWithin(one, place));
  return picture(
    { ...image, attributes: { caption: plainText(words), ...image.attributes } },
    place,
  );
};

const childrenNamed = ({ children }: MarkupElement, name: string): readonly MarkupElement[] =>
  children.filter((child): child is MarkupElement => !isText(child) && child.name === name);

const FLOW: ReadonlyMap<string, Flow> = new Map([
  ...[...FLOW_SHELLS].map((name) => [name, shell] as const),
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading(level)] as const),
  ['ul', list(false)],
  ['ol', list(true)],
  ['li', shell],
  ['blockquote', quote],
  ['table', tableOf],
  ['img', picture],
  ['figure', figure],
  ['hr', () => [{ type: 'rule' }]],
]);
