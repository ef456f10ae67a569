import type { Picture } from '../catalog/product.ts';
import type { Link } from './link.ts';

/**
 * Formatted text as a tree of allowed nodes only: no element, attribute or style of an editor
 * passes further than this.
 */
export type RichText = readonly RichBlock[];

export type RichBlock =
  | { readonly type: 'paragraph'; readonly content: readonly Inline[] }
  | RichHeading
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly RichText[] }
  | { readonly type: 'quote'; readonly content: RichText }
  | RichTable
  | { readonly type: 'picture'; readonly image: Picture; readonly caption?: string }
  | { readonly type: 'rule' };

/** `level` is the editor's; the page's outline sets the rendered level (`outlineLevels`). */
export type RichHeading = {
  readonly type: 'heading';
  readonly level: number;
  readonly content: readonly Inline[];
};

export type RichTable = {
  readonly type: 'table';
  /** All of the same length. */
  readonly rows: readonly (readonly RichCell[])[];
};

export type RichCell = { readonly isHeader: boolean; readonly content: readonly Inline[] };

/** Content within a line. */
export type Inline = InlineText | InlineLink | { readonly type: 'break' };

export type InlineText = {
  readonly type: 'text';
  readonly text: string;
  /** Without repeats, in the order of {@link MARKS}; absent if there are none. */
  readonly marks?: readonly Mark[];
};

export type InlineLink = {
  readonly type: 'link';
  readonly link: Link;
  readonly content: readonly InlineText[];
};

/** Formatting of a piece of text; underlining is reserved for links. */
export const MARKS = ['strong', 'emphasis', 'strike', 'superscript', 'subscript', 'code'] as const;

export type Mark = (typeof MARKS)[number];

/** The text without its formatting. */
export const plainText = (content: readonly Inline[]): string =>
  content.map(inlineText).join('').trim();

function inlineText(piece: Inline): string {
  switch (piece.type) {
    case 'text':
      return piece.text;
    case 'break':
      return ' ';
    case 'link':
      return piece.content.map(({ text }) => text).join('');
  }
}

/** The readable text, line by line. */
export const richTextLines = (body: RichText): readonly string[] => body.flatMap(linesOf);

function linesOf(block: RichBlock): readonly string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [plainText(block.content)];
    case 'list':
      return block.items.flatMap(richTextLines);
    case 'quote':
      return richTextLines(block.content);
    case 'table':
      return block.rows.flatMap((row) => row.map(({ content }) => plainText(content)));
    case 'picture':
      return block.caption === undefined ? [] : [block.caption];
    case 'rule':
      return [];
  }
}

/** Deepest heading level of HTML. */
const MAX_HEADING_LEVEL = 6;

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
    return Math.min(MAX_HEADING_LEVEL, top + open.length - 1);
  });
}
