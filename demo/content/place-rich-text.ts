import type { Link } from '#src/content/link.ts';
import type { Inline, InlineText, RichBlock, RichText } from '#src/content/rich-text.ts';
import { linkFromAnchor } from '#src/content/link-from-anchor.ts';
import type { LocalizedText } from '#src/shared/locale.ts';
import { pathOf, placePicture, say, type Place } from './place.ts';
import type { WrittenRich } from './written-block.ts';
import type { PageName } from './written-page.ts';

/** Resolves the texts and links of a rich text for one shop. */
export const placeRichText = (body: readonly WrittenRich[], place: Place): RichText =>
  body.map((piece) => placePiece(piece, place));

function placePiece(piece: WrittenRich, place: Place): RichBlock {
  if ('heading' in piece)
    return { type: 'heading', level: 3, content: lineOf(piece.heading, place) };
  if ('paragraph' in piece) return paragraphOf(piece.paragraph, place);
  if ('quote' in piece) return { type: 'quote', content: [paragraphOf(piece.quote, place)] };
  if ('picture' in piece) {
    const image = placePicture(piece.picture, place);
    return { type: 'picture', image, caption: say(piece.caption, place) };
  }
  if ('table' in piece) {
    const rows = piece.table.map((cells, row) =>
      cells.map((cell, column) => ({
        isHeader: row === 0 || column === 0,
        content: lineOf(cell, place),
      })),
    );
    return { type: 'table', rows };
  }
  const items = piece.points.map((point) => [paragraphOf(point, place)]);
  return { type: 'list', isOrdered: piece.isOrdered ?? false, items };
}

const paragraphOf = (words: LocalizedText, place: Place): RichBlock => ({
  type: 'paragraph',
  content: lineOf(words, place),
});

const lineOf = (words: LocalizedText, place: Place): readonly Inline[] =>
  say(words, place)
    .split(PIECE)
    .filter((piece) => piece !== '')
    .map((piece) => inlineOf(piece, place));

/** Matches strong text and links. */
const PIECE = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/u;

function inlineOf(piece: string, place: Place): Inline {
  const { strong, words, target } = FORM.exec(piece)?.groups ?? {};
  if (strong !== undefined) return { ...textOf(strong), marks: ['strong'] };
  const link = words === undefined ? undefined : linkTo(target ?? '', words, place);
  return link && words !== undefined
    ? { type: 'link', link, content: [textOf(words)] }
    : textOf(piece);
}

const FORM = /^(?:\*\*(?<strong>.+)\*\*|\[(?<words>.+)\]\((?<target>.+)\))$/u;

const textOf = (text: string): InlineText => ({ type: 'text', text });

function linkTo(target: string, title: string, place: Place): Link | undefined {
  const [, page] = /^page:(.+)$/u.exec(target) ?? [];
  const href = page === undefined ? target : pathOf(page as PageName, place);
  return linkFromAnchor({ href, title });
}
