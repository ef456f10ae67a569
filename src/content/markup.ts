import type { Picture } from '../catalog/product.ts';
import { MARKS, type Mark } from './rich-text.ts';

/** A text as an editor's tool gives it, whatever stands in it: by the names that HTML has. */
export type Markup = MarkupText | MarkupElement;

export type MarkupText = { readonly text: string; readonly marks: readonly Mark[] };

export type MarkupElement = {
  /** In lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Markup[];
};

/** What a text is read with. */
export type MarkupTools = {
  /** The picture of an `img`; `undefined` for one that the shop cannot show. */
  readonly pictureOf: (attributes: MarkupElement['attributes']) => Picture | undefined;
  /** Told of what is left out: the name of an element. */
  readonly drop: (name: string) => void;
};

export const isText = (node: Markup): node is MarkupText => 'text' in node;

/** Elements that set off a piece of a line. */
export const MARK_OF: ReadonlyMap<string, Mark> = new Map([
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

/** Elements of a line that say nothing themselves: their words stay. */
export const INLINE_SHELLS: ReadonlySet<string> = new Set(
  'span u ins small abbr mark font time q label'.split(' '),
);

/** Elements that hold paragraphs and say nothing themselves. */
export const FLOW_SHELLS: ReadonlySet<string> = new Set(
  'doc fragment html body div section article main header footer aside center p pre figure figcaption dl dt dd'.split(
    ' ',
  ),
);

/** Deeper than an editor's tool nests anything. */
export const MOST_LEVELS = 32;

/** The marks of a piece, each once and in their order. */
export const orderedMarks = (marks: readonly Mark[]): readonly Mark[] =>
  MARKS.filter((mark) => marks.includes(mark));
