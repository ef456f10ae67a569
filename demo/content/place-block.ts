import type { ContentBlock, Store } from '#src/content/block.ts';
import { goodsCategoryId } from '../catalogue/sub-categories.ts';
import {
  placeAccordion,
  placeQuote,
  placeRichTextBlock,
  placeVideo,
} from './place-article-block.ts';
import { placeFields, placeLink, placeLinks, placePicture, say, type Place } from './place.ts';
import type { BlockInOwnForm, WrittenBlock, WrittenStore } from './written-block.ts';

/** A block of one type. */
export type Written<Type extends WrittenBlock['type']> = Extract<
  WrittenBlock,
  { readonly type: Type }
>;

/** Resolves the texts and links of a block for one shop. */
export function placeBlock(block: WrittenBlock, place: Place): ContentBlock {
  const placers: Readonly<Record<string, PlaceBlock<never>>> = PLACERS;
  const placer = placers[block.type];
  return placer ? placer(block as never, place) : (placeFields(block, place) as ContentBlock);
}

type PlaceBlock<Block> = (block: Block, place: Place) => ContentBlock;

const PLACERS: {
  readonly [Type in BlockInOwnForm['type']]: PlaceBlock<Written<Type>>;
} = {
  'category-tiles': placeTiles,
  products: placeProducts,
  links: placeLinksBlock,
  stores: placeStores,
  'rich-text': placeRichTextBlock,
  video: placeVideo,
  quote: placeQuote,
  accordion: placeAccordion,
};

function placeTiles({ type, title, tiles }: Written<'category-tiles'>, place: Place): ContentBlock {
  return {
    type,
    title: say(title, place),
    tiles: tiles.filter(({ page }) => place.isOpen(page)).map((tile) => placeTile(tile, place)),
  };
}

function placeTile(tile: Written<'category-tiles'>['tiles'][number], place: Place) {
  return {
    ...placeLink(tile, place),
    image: placePicture(tile.image, place),
    ...(tile.text && { text: say(tile.text, place) }),
  };
}

function placeProducts(block: Written<'products'>, place: Place): ContentBlock {
  const { type, title, category, count, link } = block;
  const objectId = String(goodsCategoryId(category));
  return { type, title: say(title, place), objectId, count, link: placeLink(link, place) };
}

function placeLinksBlock({ type, title, links }: Written<'links'>, place: Place): ContentBlock {
  return { type, title: say(title, place), links: placeLinks(links, place) };
}

function placeStores({ type, title, stores }: Written<'stores'>, place: Place): ContentBlock {
  return {
    type,
    title: say(title, place),
    stores: stores.map((store) => placeStore(store, place)),
  };
}

function placeStore(store: WrittenStore, place: Place): Store {
  const { name, address, phone, hours, onDisplay, directions } = store;
  return {
    name: say(name, place),
    address: address.map((line) => say(line, place)),
    phone,
    hours: hours.map(({ days, times }) => ({ days: say(days, place), times: say(times, place) })),
    onDisplay: say(onDisplay, place),
    directions: say(directions, place),
  };
}
