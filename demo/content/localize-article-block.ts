import type { ContentBlock } from '#src/content/block.ts';
import { parseVideoUrl } from '#src/content/video.ts';
import type { Written } from './localize-block.ts';
import { localizeRichText } from './localize-rich-text.ts';
import {
  localizeLink,
  localizePicture,
  localizeText,
  type LocaleContext,
} from './locale-context.ts';

export const localizeRichTextBlock = (
  { type, title, body }: Written<'rich-text'>,
  context: LocaleContext,
): ContentBlock => ({
  type,
  title: title ? localizeText(title, context) : '',
  body: localizeRichText(body, context),
});

export const localizeQuote = (
  { type, text, name, role, source }: Written<'quote'>,
  context: LocaleContext,
): ContentBlock => ({
  type,
  text: localizeText(text, context),
  name,
  role: localizeText(role, context),
  source: localizeLink(source, context),
});

export function localizeVideo(
  { type, title, text, url, poster }: Written<'video'>,
  context: LocaleContext,
): ContentBlock {
  const video = parseVideoUrl(url);
  if (!video) throw new Error(`Unknown video: ${url}`);
  return {
    type,
    title: localizeText(title, context),
    text: localizeText(text, context),
    video,
    poster: localizePicture(poster, context),
  };
}

export const localizeAccordion = (
  { type, title, items }: Written<'accordion'>,
  context: LocaleContext,
): ContentBlock => ({
  type,
  title: localizeText(title, context),
  items: items.map((item) => ({
    title: localizeText(item.title, context),
    body: localizeRichText(item.body, context),
  })),
});
