import type { Picture } from '../catalog/product.ts';
import { MARKS, type Mark } from './rich-text.ts';

/** Unrestricted text of an editor's tool, with element names as in HTML. */
export type Markup = MarkupText | MarkupElement;

export type MarkupText = { readonly text: string; readonly marks: readonly Mark[] };

export type MarkupElement = {
  /** In lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Markup[];
};

/** Callbacks for reading a text. */
export type MarkupHandlers = {
  /** The picture of an `img`; `undefined` for one that the shop cannot show. */
  readonly resolvePicture: (attributes: MarkupElement['attributes']) => Picture | undefined;
  /** Called with the name of each element that is left out. */
  readonly onDropped: (name: string) => void;
};

export const isText = (node: Markup): node is MarkupText => 'text' in node;

/** Inline elements that format a piece of text. */
export const MARK_BY_ELEMENT: ReadonlyMap<string, Mark> = new Map([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'emphasis'],
  ['em', 'emphasis'],
  ['cite', 'emphasis'],
  ['s', 'strike'],
  ['del', 'strike'],
  ['strike', 'strike'],
  ['sup', 'superscript'],
  ['sub', 'subscript'],
  ['code', 'code'],
]);

/** Inline elements without meaning of their own: their content is kept. */
export const UNWRAPPED_INLINE_ELEMENTS: ReadonlySet<string> = new Set(
  'span u ins small abbr mark font time q label'.split(' '),
);

/** Block elements that hold paragraphs and have no meaning of their own. */
export const UNWRAPPED_BLOCK_ELEMENTS: ReadonlySet<string> = new Set(
  'doc fragment html body div section article main header footer aside center p pre figure figcaption dl dt dd'.split(
    ' ',
  ),
);

/** Maximum nesting depth, deeper than any editor's tool nests. */
export const MAX_NESTING_DEPTH = 32;

/** The marks of a piece, without repeats and in their fixed order. */
export const orderedMarks = (marks: readonly Mark[]): readonly Mark[] =>
  MARKS.filter((mark) => marks.includes(mark));
