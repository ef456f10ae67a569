import type { Picture } from '#src/catalog/product.ts';
import type { Link } from '#src/content/link.ts';
import type { Inline, InlineText, RichBlock, RichCell, RichText } from '#src/content/rich-text.ts';
import { formatAsset } from './asset-library.ts';
import type { FieldContext } from './link-field.ts';
import type { JsonObject } from './stored-entry.ts';

/** Formats a text as Contentstack's JSON rich text. */
export const richTextField = (body: RichText, maker: FieldContext): JsonObject =>
  node('doc', blocksOf(body, maker));

const node = (type: string, children: readonly JsonObject[], attrs: JsonObject = {}) => ({
  type,
  attrs,
  children: children.length > 0 ? children : [{ text: '' }],
});

const blocksOf = (body: RichText, maker: FieldContext): readonly JsonObject[] =>
  body.map((block) => blockOf(block, maker));

function blockOf(block: RichBlock, maker: FieldContext): JsonObject {
  switch (block.type) {
    case 'paragraph':
      return node('p', block.content.map(pieceOf));
    case 'heading':
      return node(`h${block.level}`, block.content.map(pieceOf));
    case 'list':
      return node(
        block.isOrdered ? 'ol' : 'ul',
        block.items.map((item) => node('li', blocksOf(item, maker))),
      );
    case 'quote':
      return node('blockquote', blocksOf(block.content, maker));
    case 'table':
      return node('table', [node('tbody', block.rows.map(rowOf))]);
    case 'picture':
      return assetOf(block.image, block.caption, maker);
    case 'rule':
      return node('hr', []);
  }
}

const rowOf = (cells: readonly RichCell[]): JsonObject =>
  node(
    'tr',
    cells.map(({ isHeader, content }) =>
      node(isHeader ? 'th' : 'td', [node('p', content.map(pieceOf))]),
    ),
  );

function pieceOf(piece: Inline): JsonObject {
  switch (piece.type) {
    case 'text':
      return leafOf(piece);
    case 'break':
      return { text: '\n', break: true };
    case 'link':
      return node('a', piece.content.map(leafOf), anchorOf(piece.link));
  }
}

const FLAGS = {
  strong: 'bold',
  emphasis: 'italic',
  strike: 'strikethrough',
  superscript: 'superscript',
  subscript: 'subscript',
  code: 'inlineCode',
} as const;

const leafOf = ({ text, marks = [] }: InlineText): JsonObject => ({
  text,
  ...Object.fromEntries(marks.map((mark) => [FLAGS[mark], true])),
});

const anchorOf = (link: Link): JsonObject =>
  link.type === 'internal'
    ? { url: link.url, target: '_self' }
    : {
        url: link.href,
        target: link.opensNewTab ? '_blank' : '_self',
        ...(link.isFollowed && { rel: 'follow' }),
      };

/** Formats an embedded asset. */
function assetOf(image: Picture, caption: string | undefined, maker: FieldContext): JsonObject {
  const asset = formatAsset(maker.assets.put(image, maker.locale), maker.apiKey);
  return node('reference', [], {
    type: 'asset',
    'display-type': 'display',
    'content-type-uid': 'sys_assets',
    'asset-uid': asset.uid,
    'asset-link': asset.url,
    'asset-name': asset.filename,
    'asset-type': asset.content_type,
    'asset-alt': image.alt,
    ...(caption !== undefined && { 'asset-caption': caption }),
  });
}
