import type { Picture } from '#src/catalog/product.ts';
import type { BlockOf, ContentBlock } from '#src/content/block.ts';
import type { BlockLink } from '#src/content/block-link.ts';
import { ARTICLE_BLOCKS, type FormatFields } from './article-block-field.ts';
import { linkField, pictureField, type FieldContext } from './link-field.ts';
import type { JsonObject } from './stored-entry.ts';

/** Formats a modular block: one key, the block type, with the block's fields. */
export function blockField(block: ContentBlock, maker: FieldContext): JsonObject {
  const { type, ...fields } = block;
  const format = BLOCKS[type] as FormatFields<ContentBlock['type']> | undefined;
  return { [fieldName(type)]: format?.(block, maker) ?? plainFields(fields, maker) };
}

const categoryTiles: FormatFields<'category-tiles'> = ({ title, tiles }, maker) => ({
  title,
  tiles: tiles.map((tile) => ({
    link: linkField(tile),
    image: pictureField(tile.image, maker),
    text: tile.text ?? null,
  })),
});

const text: FormatFields<'text'> = ({ title, paragraphs, image }, maker) => ({
  title,
  paragraphs,
  image: image ? pictureField(image, maker) : null,
});

/** Fields cannot hold nested lists. */
const table: FormatFields<'table'> = ({ title, intro, columns, rows, note }) => ({
  title,
  intro: intro ?? null,
  columns,
  rows: rows.map((cells) => ({ cells })),
  note: note ?? null,
});

const list: FormatFields<'list'> = ({ title, intro, isOrdered, items }) => ({
  title,
  intro: intro ?? null,
  is_ordered: isOrdered,
  items,
});

/** Blocks that the content model stores in other fields than the shop does. */
const BLOCKS: { readonly [Type in BlockOf['type']]?: FormatFields<Type> } = {
  'category-tiles': categoryTiles,
  text,
  table,
  list,
  ...ARTICLE_BLOCKS,
};

/** Formats fields under the same names, with their pictures and links as global fields. */
const plainFields = (fields: object, maker: FieldContext): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [fieldName(name), plainField(value, maker)]),
  );

function plainField(value: unknown, maker: FieldContext): unknown {
  if (Array.isArray(value)) return value.map((item) => plainField(item, maker));
  if (typeof value !== 'object' || value === null) return value;
  if (isPicture(value)) return pictureField(value, maker);
  return isLink(value) ? linkField(value) : plainFields(value, maker);
}

const isPicture = (value: object): value is Picture => 'path' in value && 'alt' in value;

const isLink = (value: object): value is BlockLink => 'url' in value || 'href' in value;

/** `objectId` is `object_id`, `email-preferences` is `email_preferences`. */
const fieldName = (name: string): string =>
  name.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
