/** Deepest heading level of HTML. */
const DEEPEST = 6;

/**
 * Levels of a text's headings within the outline of its page: the first is at `top`, and none is
 * more than one deeper than the heading before it, whatever an editor chose for its looks.
 *
 * @param written levels as the editor has them, from 1 down to 6, in the order of the text.
 */
export function outlineLevels(written: readonly number[], top: number): readonly number[] {
  const open: number[] = [];
  return written.map((level) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(DEEPEST, top + open.length - 1);
  });
}
