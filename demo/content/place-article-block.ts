import type { ContentBlock } from '#src/content/block.ts';
import { parseVideoUrl } from '#src/content/video.ts';
import type { Written } from './place-block.ts';
import { placeRichText } from './place-rich-text.ts';
import { placeLink, placePicture, say, type Place } from './place.ts';

export const placeRichTextBlock = (
  { type, title, body }: Written<'rich-text'>,
  place: Place,
): ContentBlock => ({
  type,
  title: title ? say(title, place) : '',
  body: placeRichText(body, place),
});

export const placeQuote = (
  { type, text, name, role, source }: Written<'quote'>,
  place: Place,
): ContentBlock => ({
  type,
  text: say(text, place),
  name,
  role: say(role, place),
  source: placeLink(source, place),
});

export function placeVideo(
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

export const placeAccordion = (
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
