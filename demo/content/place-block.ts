import type { ContentBlock } from '#src/content/block.ts';
import { goodsCategoryId } from '../catalogue/sub-categories.ts';
import { placeArticleBlock } from './place-article-block.ts';
import { placeAwards, placeList, placeStores, placeTable } from './place-reading.ts';
import { placeLink, placeLinks, placePicture, say, type Place } from './place.ts';
import type { WrittenBlock } from './written-block.ts';

/** A block of one type. */
export type Written<Type extends WrittenBlock['type']> = Extract<
  WrittenBlock,
  { readonly type: Type }
>;

/** Resolves the texts and links of a block for one shop. */
export function placeBlock(block: WrittenBlock, place: Place): ContentBlock {
  switch (block.type) {
    case 'hero':
      return placeHero(block, place);
    case 'category-tiles':
      return placeTiles(block, place);
    case 'usps':
      return placeUsps(block, place);
    case 'products':
      return placeProducts(block, place);
    case 'text':
      return placeText(block, place);
    case 'questions':
      return placeQuestions(block, place);
    case 'table':
      return placeTable(block, place);
    case 'list':
      return placeList(block, place);
    case 'links':
      return placeLinksBlock(block, place);
    case 'stores':
      return placeStores(block, place);
    case 'awards':
      return placeAwards(block, place);
    case 'rich-text':
    case 'picture':
    case 'video':
    case 'quote':
    case 'accordion':
    case 'banner':
      return placeArticleBlock(block, place);
    case 'newsletter':
    case 'email-preferences':
    case 'withdrawal':
    case 'consent':
      return { type: block.type, title: say(block.title, place), text: say(block.text, place) };
  }
}

function placeHero(
  { type, title, text, link, image }: Written<'hero'>,
  place: Place,
): ContentBlock {
  return {
    type,
    title: say(title, place),
    text: say(text, place),
    link: placeLink(link, place),
    image: placePicture(image, place),
  };
}

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

function placeUsps({ type, usps }: Written<'usps'>, place: Place): ContentBlock {
  return {
    type,
    usps: usps.map(({ icon, title, text }) => ({
      icon,
      title: say(title, place),
      text: say(text, place),
    })),
  };
}

function placeProducts(block: Written<'products'>, place: Place): ContentBlock {
  const { type, title, category, count, link } = block;
  const objectId = String(goodsCategoryId(category));
  return { type, title: say(title, place), objectId, count, link: placeLink(link, place) };
}

function placeText(
  { type, title, paragraphs, image }: Written<'text'>,
  place: Place,
): ContentBlock {
  return {
    type,
    title: say(title, place),
    paragraphs: paragraphs.map((paragraph) => say(paragraph, place)),
    ...(image && { image: placePicture(image, place) }),
  };
}

function placeQuestions(block: Written<'questions'>, place: Place): ContentBlock {
  return {
    type: block.type,
    title: say(block.title, place),
    questions: block.questions.map(({ question, answer }) => ({
      question: say(question, place),
      answer: say(answer, place),
    })),
  };
}

function placeLinksBlock({ type, title, links }: Written<'links'>, place: Place): ContentBlock {
  return { type, title: say(title, place), links: placeLinks(links, place) };
}
