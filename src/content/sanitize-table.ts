import { sanitizeInlineChildren, trimInline, type InlineContext } from './sanitize-inline.ts';
import { isText, type MarkupElement } from './markup.ts';
import type { RichCell, RichText } from './rich-text.ts';

/**
 * Maximum number of columns; cells to the right of them are dropped and reported. Every row is as
 * long as the longest, so without a limit the number of cells could grow with the square.
 */
export const MAX_COLUMNS = 50;

/** A table with rows of equal length: a missing cell is empty, a spanning cell is one cell. */
export function sanitizeTable(table: MarkupElement, context: InlineContext): RichText {
  const found = rowsOf(table, false);
  if (found.some(({ length }) => length > MAX_COLUMNS)) context.tools.onDropped('td');
  const rows = found.map((row) => row.slice(0, MAX_COLUMNS).map((cell) => cellOf(cell, context)));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  if (width === 0) return [];
  const filled = rows.filter(({ length }) => length > 0);
  return [{ type: 'table', rows: filled.map((row) => row.concat(empty(width - row.length))) }];
}

type FoundCell = { readonly node: MarkupElement; readonly isHeader: boolean };

/** Rows of a table and of its row groups; other children are dropped. */
const rowsOf = (parent: MarkupElement, isHead: boolean): readonly (readonly FoundCell[])[] =>
  elementsOf(parent).flatMap((child) => {
    if (child.name === 'tr') return [cellsOf(child, isHead)];
    return GROUPS.has(child.name) ? rowsOf(child, child.name === 'thead') : [];
  });

const cellsOf = (row: MarkupElement, isHead: boolean): readonly FoundCell[] =>
  elementsOf(row)
    .filter(({ name }) => name === 'td' || name === 'th')
    .map((node) => ({ node, isHeader: isHead || node.name === 'th' }));

const cellOf = ({ node, isHeader }: FoundCell, context: InlineContext): RichCell => ({
  isHeader,
  content: trimInline(sanitizeInlineChildren(node, context)),
});

const empty = (count: number): readonly RichCell[] =>
  Array.from({ length: count }, () => ({ isHeader: false, content: [] }));

const elementsOf = ({ children }: MarkupElement): readonly MarkupElement[] =>
  children.filter((child): child is MarkupElement => !isText(child));

const GROUPS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);
