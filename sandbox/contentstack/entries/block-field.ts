import type { ContentBlock } from '#src/content/block.ts';
import { articleBlockField, isArticleBlock, type ArticleBlock } from './article-block-field.ts';
import { linkField, pictureField, type FieldContext } from './link-field.ts';
import type { JsonObject } from './stored-entry.ts';

/** Formats a modular block: one key, the block type. */
export const blockField = (block: ContentBlock, maker: FieldContext): JsonObject =>
  isArticleBlock(block) ? articleBlockField(block, maker) : pageBlockField(block, maker);

function pageBlockField(
  block: Exclude<ContentBlock, ArticleBlock>,
  maker: FieldContext,
): JsonObject {
  switch (block.type) {
    case 'hero': {
      const { title, text, link, image } = block;
      return { hero: { title, text, link: linkField(link), image: pictureField(image, maker) } };
    }
    case 'category-tiles':
      return { category_tiles: { title: block.title, tiles: block.tiles.map(tileField(maker)) } };
    case 'usps':
      return { usps: { usps: block.usps } };
    case 'products': {
      const { title, objectId, count, link } = block;
      return { products: { title, object_id: objectId, count, link: linkField(link) } };
    }
    case 'text': {
      const { title, paragraphs, image } = block;
      return { text: { title, paragraphs, image: image ? pictureField(image, maker) : null } };
    }
    case 'questions':
      return { questions: { title: block.title, questions: block.questions } };
    case 'table':
      return { table: tableField(block) };
    case 'list': {
      const { title, intro, isOrdered, items } = block;
      return { list: { title, intro: intro ?? null, is_ordered: isOrdered, items } };
    }
    case 'links':
      return { links: { title: block.title, links: block.links.map(linkField) } };
    case 'stores':
      return { stores: { title: block.title, stores: block.stores.map(storeField) } };
    case 'awards':
      return { awards: awardsField(block, maker) };
    case 'newsletter':
    case 'withdrawal':
    case 'consent':
      return { [block.type]: formTextField(block) };
    case 'email-preferences':
      return { email_preferences: formTextField(block) };
  }
}

/** The editor's text above a form of the shop. */
const formTextField = ({
  title,
  text,
}: {
  readonly title: string;
  readonly text: string;
}): JsonObject => ({
  title,
  text,
});

type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { readonly type: Type }>;

const tileField =
  (maker: FieldContext) =>
  (tile: BlockOf<'category-tiles'>['tiles'][number]): JsonObject => ({
    link: linkField(tile),
    image: pictureField(tile.image, maker),
    text: tile.text ?? null,
  });

/** Fields cannot hold nested lists. */
const tableField = ({ title, intro, columns, rows, note }: BlockOf<'table'>): JsonObject => ({
  title,
  intro: intro ?? null,
  columns,
  rows: rows.map((cells) => ({ cells })),
  note: note ?? null,
});

const storeField = ({ onDisplay, ...store }: BlockOf<'stores'>['stores'][number]): JsonObject => ({
  ...store,
  on_display: onDisplay,
});

const awardsField = ({ title, awards }: BlockOf<'awards'>, maker: FieldContext): JsonObject => ({
  title,
  awards: awards.map(({ image, text }) => ({ image: pictureField(image, maker), text })),
});
