import { Parser } from 'htmlparser2';
import { MOST_LEVELS, type Markup, type MarkupElement } from '#src/content/markup.ts';

/**
 * How many elements may be open at once. The parser looks through all of them where one is closed, so
 * that without a limit its time would grow with the square of the text.
 */
export const MOST_OPEN = 500;

/**
 * What an editor's tool wrote as HTML, as a tree; nothing is judged yet. The parser repairs no
 * nesting: what comes of it is built anew, never printed. `undefined` of a text that leaves more than
 * {@link MOST_OPEN} elements open: no editor's tool writes one.
 */
export function htmlMarkup(html: string): readonly Markup[] | undefined {
  const root: Markup[] = [];
  /* The lists that what comes next belongs to, the innermost last. */
  const open: Markup[][] = [root];
  let depth = 0;
  /* Told by itself: a void element is closed at once, so that the depth is the limit again. */
  let isTooDeep = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > MOST_OPEN) {
        isTooDeep = true;
        return parser.pause();
      }
      if (depth > DEEPEST) return;
      const children: Markup[] = [];
      const element: MarkupElement = { name, attributes, children };
      open.at(-1)?.push(element);
      open.push(children);
    },
    onclosetag() {
      if (depth <= DEEPEST) open.pop();
      depth -= 1;
    },
    ontext(text) {
      if (depth < DEEPEST) addText(open.at(-1) ?? root, text);
    },
  });
  parser.end(html);
  return isTooDeep ? undefined : root;
}

/** Two levels more than are read, so that what stands deeper is told. */
const DEEPEST = MOST_LEVELS + 3;

/** The parser tells a text in pieces where an entity stands in it. */
function addText(siblings: Markup[], text: string): void {
  const last = siblings.at(-1);
  if (last && 'text' in last) siblings[siblings.length - 1] = { ...last, text: last.text + text };
  else siblings.push({ text, marks: [] });
}
