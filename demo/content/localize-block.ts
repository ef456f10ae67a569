import type { ContentBlock } from '#src/content/block.ts';
import type { Store, StoreHours } from '#src/content/store.ts';
import { productCategoryId } from '../catalogue/sub-categories.ts';
import {
  localizeAccordion,
  localizeQuote,
  localizeRichTextBlock,
  localizeVideo,
} from './localize-article-block.ts';
import {
  localizeFields,
  localizeLink,
  localizeLinks,
  localizePicture,
  localizeText,
  type LocaleContext,
  pathOf,
} from './locale-context.ts';
import type { BlockInOwnForm, WrittenBlock, WrittenHours, WrittenStore } from './written-block.ts';

/** A block of one type. */
export type Written<Type extends WrittenBlock['type']> = Extract<
  WrittenBlock,
  { readonly type: Type }
>;

/** Resolves the texts and links of a block for one shop. */
export function localizeBlock(block: WrittenBlock, context: LocaleContext): ContentBlock {
  const localizers: Readonly<Record<string, LocalizeBlock<never>>> = LOCALIZERS;
  const localizer = localizers[block.type];
  return localizer
    ? localizer(block as never, context)
    : (localizeFields(block, context) as ContentBlock);
}

type LocalizeBlock<Block> = (block: Block, context: LocaleContext) => ContentBlock;

const LOCALIZERS: {
  readonly [Type in BlockInOwnForm['type']]: LocalizeBlock<Written<Type>>;
} = {
  'category-tiles': localizeTiles,
  products: localizeProducts,
  'my-bed': localizeMyBed,
  links: localizeLinksBlock,
  stores: localizeStores,
  'rich-text': localizeRichTextBlock,
  video: localizeVideo,
  quote: localizeQuote,
  accordion: localizeAccordion,
};

function localizeTiles(
  { type, title, tiles }: Written<'category-tiles'>,
  context: LocaleContext,
): ContentBlock {
  return {
    type,
    title: localizeText(title, context),
    tiles: tiles
      .filter(({ page }) => context.isOpen(page))
      .map((tile) => localizeTile(tile, context)),
  };
}

function localizeTile(tile: Written<'category-tiles'>['tiles'][number], context: LocaleContext) {
  return {
    ...localizeLink(tile, context),
    image: localizePicture(tile.image, context),
    ...(tile.text && { text: localizeText(tile.text, context) }),
  };
}

function localizeProducts(block: Written<'products'>, context: LocaleContext): ContentBlock {
  const { type, title, category, count, link } = block;
  const objectId = productCategoryId(category);
  return {
    type,
    title: localizeText(title, context),
    objectId,
    count,
    link: localizeLink(link, context),
  };
}

function localizeMyBed(
  { type, title, text, goods }: Written<'my-bed'>,
  context: LocaleContext,
): ContentBlock {
  return {
    type,
    title: localizeText(title, context),
    text: localizeText(text, context),
    goods: goods
      .filter(({ link }) => context.isOpen(link.page))
      .map(({ category, link }) => ({
        objectId: productCategoryId(category),
        link: localizeLink(link, context),
      })),
  };
}

function localizeLinksBlock(
  { type, title, links }: Written<'links'>,
  context: LocaleContext,
): ContentBlock {
  return { type, title: localizeText(title, context), links: localizeLinks(links, context) };
}

function localizeStores(
  { type, title, stores }: Written<'stores'>,
  context: LocaleContext,
): ContentBlock {
  return {
    type,
    title: localizeText(title, context),
    stores: stores.map((store) => localizeStore(store, context)),
  };
}

function localizeStore(store: WrittenStore, context: LocaleContext): Store {
  const { name, address, phone, hours, onDisplay, directions, place, page } = store;
  return {
    name: localizeText(name, context),
    address: address.map((line) => localizeText(line, context)),
    phone,
    hours: hours.map((line) => localizeHours(line, context)),
    onDisplay: localizeText(onDisplay, context),
    directions: localizeText(directions, context),
    place,
    ...(page && { pagePath: pathOf(page, context) }),
  };
}

function localizeHours(line: WrittenHours, context: LocaleContext): StoreHours {
  const { days, times, openingHours } = line;
  return {
    days: localizeText(days, context),
    times: localizeText(times, context),
    ...(openingHours !== undefined && { openingHours }),
  };
}
