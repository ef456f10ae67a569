import type { Link } from '#src/content/link.ts';
import type { Inline, InlineText, RichBlock, RichText } from '#src/content/rich-text.ts';
import { linkFromAnchor } from '#src/content/link-from-anchor.ts';
import type { LocalizedText } from '#src/shared/locale.ts';
import { pathOf, localizePicture, localizeText, type LocaleContext } from './locale-context.ts';
import type { WrittenRich } from './written-block.ts';
import type { PageName } from './written-page.ts';

/** Resolves the texts and links of a rich text for one shop. */
export const localizeRichText = (body: readonly WrittenRich[], context: LocaleContext): RichText =>
  body.map((piece) => localizePiece(piece, context));

function localizePiece(piece: WrittenRich, context: LocaleContext): RichBlock {
  if ('heading' in piece)
    return { type: 'heading', level: 3, content: lineOf(piece.heading, context) };
  if ('paragraph' in piece) return paragraphOf(piece.paragraph, context);
  if ('quote' in piece) return { type: 'quote', content: [paragraphOf(piece.quote, context)] };
  if ('picture' in piece) {
    const image = localizePicture(piece.picture, context);
    return { type: 'picture', image, caption: localizeText(piece.caption, context) };
  }
  if ('table' in piece) {
    const rows = piece.table.map((cells, row) =>
      cells.map((cell, column) => ({
        isHeader: row === 0 || column === 0,
        content: lineOf(cell, context),
      })),
    );
    return { type: 'table', rows };
  }
  const items = piece.points.map((point) => [paragraphOf(point, context)]);
  return { type: 'list', isOrdered: piece.isOrdered ?? false, items };
}

const paragraphOf = (words: LocalizedText, context: LocaleContext): RichBlock => ({
  type: 'paragraph',
  content: lineOf(words, context),
});

const lineOf = (words: LocalizedText, context: LocaleContext): readonly Inline[] =>
  localizeText(words, context)
    .split(PIECE)
    .filter((piece) => piece !== '')
    .map((piece) => inlineOf(piece, context));

/** Matches strong text and links. */
const PIECE = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/u;

function inlineOf(piece: string, context: LocaleContext): Inline {
  const { strong, words, target } = FORM.exec(piece)?.groups ?? {};
  if (strong !== undefined) return { ...textOf(strong), marks: ['strong'] };
  const link = words === undefined ? undefined : linkTo(target ?? '', words, context);
  return link && words !== undefined
    ? { type: 'link', link, content: [textOf(words)] }
    : textOf(piece);
}

const FORM = /^(?:\*\*(?<strong>.+)\*\*|\[(?<words>.+)\]\((?<target>.+)\))$/u;

const textOf = (text: string): InlineText => ({ type: 'text', text });

function linkTo(target: string, title: string, context: LocaleContext): Link | undefined {
  const [, page] = /^page:(.+)$/u.exec(target) ?? [];
  const href = page === undefined ? target : pathOf(page as PageName, context);
  return linkFromAnchor({ href, title });
}
