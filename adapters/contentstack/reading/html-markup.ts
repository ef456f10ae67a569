import { Parser } from 'htmlparser2';
import { MAX_NESTING_DEPTH, type Markup, type MarkupElement } from '#src/content/markup.ts';

/**
 * Maximum number of open elements. The parser searches all of them for each closing tag, so without
 * a limit its time would be quadratic.
 */
export const MAX_OPEN_ELEMENTS = 500;

/**
 * Parses an editor's HTML to a tree, without validating it. The parser does not repair nesting, so
 * the input is never output: markup is rebuilt from the tree. Returns `undefined` with more than
 * {@link MAX_OPEN_ELEMENTS} open elements, which no editor's tool produces.
 */
export function htmlMarkup(html: string): readonly Markup[] | undefined {
  const root: Markup[] = [];
  /* The child lists of the open elements, the innermost last. */
  const open: Markup[][] = [root];
  let depth = 0;
  /* Kept apart from the depth: a void element is closed at once and reduces the depth again. */
  let isTooDeep = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > MAX_OPEN_ELEMENTS) {
        isTooDeep = true;
        return parser.pause();
      }
      if (depth > MAX_MARKUP_DEPTH) return;
      const children: Markup[] = [];
      const element: MarkupElement = { name, attributes, children };
      open.at(-1)?.push(element);
      open.push(children);
    },
    onclosetag() {
      if (depth <= MAX_MARKUP_DEPTH) open.pop();
      depth -= 1;
    },
    ontext(text) {
      if (depth < MAX_MARKUP_DEPTH) addText(open.at(-1) ?? root, text);
    },
  });
  parser.end(html);
  return isTooDeep ? undefined : root;
}

/** Two levels more than are read, so that deeper content is reported. */
const MAX_MARKUP_DEPTH = MAX_NESTING_DEPTH + 3;

/** Joins the pieces that the parser splits a text into at entities. */
function addText(siblings: Markup[], text: string): void {
  const last = siblings.at(-1);
  if (last && 'text' in last) siblings[siblings.length - 1] = { ...last, text: last.text + text };
  else siblings.push({ text, marks: [] });
}
