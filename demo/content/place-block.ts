import { objectIdOf } from '#src/catalog/categories.ts';
import type { ContentBlock } from '#src/content/block.ts';
import { placeLink, placePicture, say, type Place } from './place.ts';
import type { WrittenBlock } from './written-page.ts';

type Written<Type extends WrittenBlock['type']> = Extract<WrittenBlock, { readonly type: Type }>;

/** A block in the words and with the links of one shop. */
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
      break;
  }
  return placeQuestions(block, place);
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
    tiles: tiles.map((tile) => ({
      ...placeLink(tile, place),
      image: placePicture(tile.image, place),
    })),
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
  const objectId = objectIdOf(category);
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
