import type { ContentBlock } from '#src/content/block.ts';
import { parseVideoUrl } from '#src/content/video.ts';
import type { Written } from './place-block.ts';
import { placeRichText } from './place-rich-text.ts';
import { placeLink, placePicture, say, type Place } from './place.ts';

type ArticleBlock = Written<'rich-text' | 'picture' | 'video' | 'quote' | 'accordion' | 'banner'>;

export function placeArticleBlock(block: ArticleBlock, place: Place): ContentBlock {
  switch (block.type) {
    case 'rich-text': {
      const title = block.title ? say(block.title, place) : '';
      return { type: block.type, title, body: placeRichText(block.body, place) };
    }
    case 'picture': {
      const image = placePicture(block.image, place);
      return {
        type: block.type,
        image,
        ...(block.caption && { caption: say(block.caption, place) }),
      };
    }
    case 'video':
      return placeVideo(block, place);
    case 'quote':
      return {
        type: block.type,
        text: say(block.text, place),
        name: block.name,
        role: say(block.role, place),
        source: placeLink(block.source, place),
      };
    case 'accordion':
      return placeAccordion(block, place);
    case 'banner':
      return placeBanner(block, place);
  }
}

function placeVideo(
  { type, title, text, url, poster }: Written<'video'>,
  place: Place,
): ContentBlock {
  const video = parseVideoUrl(url);
  if (!video) throw new Error(`Unknown video: ${url}`);
  return {
    type,
    title: say(title, place),
    text: say(text, place),
    video,
    poster: placePicture(poster, place),
  };
}

const placeAccordion = (
  { type, title, items }: Written<'accordion'>,
  place: Place,
): ContentBlock => ({
  type,
  title: say(title, place),
  items: items.map((item) => ({
    title: say(item.title, place),
    body: placeRichText(item.body, place),
  })),
});

const placeBanner = (
  { type, title, text, link, image }: Written<'banner'>,
  place: Place,
): ContentBlock => ({
  type,
  title: say(title, place),
  text: say(text, place),
  link: placeLink(link, place),
  ...(image && { image: placePicture(image, place) }),
});
