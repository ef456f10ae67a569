import { inlineWithin, tidyLine, type InlinePlace } from './inline-markup.ts';
import { isText, type MarkupElement } from './markup.ts';
import type { RichCell, RichText } from './rich-text.ts';

/**
 * The widest table, in cells: what stands to the right of them is left out and told. Every row is as
 * long as the longest, so that without a limit a table would have as many cells as its square.
 */
export const MOST_COLUMNS = 50;

/** A table of equally long rows: a cell that is missing is empty, one that spans is one cell. */
export function tableOf(table: MarkupElement, place: InlinePlace): RichText {
  const found = rowsOf(table, false);
  if (found.some(({ length }) => length > MOST_COLUMNS)) place.tools.drop('td');
  const rows = found.map((row) => row.slice(0, MOST_COLUMNS).map((cell) => cellOf(cell, place)));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  if (width === 0) return [];
  const filled = rows.filter(({ length }) => length > 0);
  return [{ type: 'table', rows: filled.map((row) => row.concat(empty(width - row.length))) }];
}

type FoundCell = { readonly node: MarkupElement; readonly isHeader: boolean };

/** The rows of a table and of the groups in it; what stands between them is no part of a table. */
const rowsOf = (parent: MarkupElement, isHead: boolean): readonly (readonly FoundCell[])[] =>
  elementsOf(parent).flatMap((child) => {
    if (child.name === 'tr') return [cellsOf(child, isHead)];
    return GROUPS.has(child.name) ? rowsOf(child, child.name === 'thead') : [];
  });

const cellsOf = (row: MarkupElement, isHead: boolean): readonly FoundCell[] =>
  elementsOf(row)
    .filter(({ name }) => name === 'td' || name === 'th')
    .map((node) => ({ node, isHeader: isHead || node.name === 'th' }));

const cellOf = ({ node, isHeader }: FoundCell, place: InlinePlace): RichCell => ({
  isHeader,
  content: tidyLine(inlineWithin(node, place)),
});

const empty = (count: number): readonly RichCell[] =>
  Array.from({ length: count }, () => ({ isHeader: false, content: [] }));

const elementsOf = ({ children }: MarkupElement): readonly MarkupElement[] =>
  children.filter((child): child is MarkupElement => !isText(child));

const GROUPS: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot']);
