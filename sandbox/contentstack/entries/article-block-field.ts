import type { BlockOf } from '#src/content/block.ts';
import { videoPageUrl } from '#src/content/video.ts';
import { richTextField } from './json-rich-text.ts';
import { linkField, pictureField, type FieldContext } from './link-field.ts';
import type { JsonObject } from './stored-entry.ts';

/** Formats the fields of a block of one type. */
export type FormatFields<Type extends BlockOf['type']> = (
  block: BlockOf<Type>,
  maker: FieldContext,
) => JsonObject;

const richText: FormatFields<'rich-text'> = ({ title, body }, maker) => ({
  title,
  body: richTextField(body, maker),
});

const picture: FormatFields<'picture'> = ({ image, caption, link }, maker) => ({
  image: pictureField(image, maker),
  is_decorative: image.alt === '',
  caption: caption ?? null,
  link: link ? linkField(link) : null,
});

const video: FormatFields<'video'> = ({ title, text, video, poster }, maker) => ({
  title,
  text: text ?? null,
  url: videoPageUrl(video),
  poster: pictureField(poster, maker),
});

const quote: FormatFields<'quote'> = ({ text, name, role, source }) => ({
  text,
  name,
  role: role ?? null,
  source: source ? linkField(source) : null,
});

const accordion: FormatFields<'accordion'> = ({ title, items }, maker) => ({
  title,
  items: items.map((item) => ({ title: item.title, body: richTextField(item.body, maker) })),
});

const banner: FormatFields<'banner'> = ({ title, text, link, image }, maker) => ({
  title,
  text,
  link: linkField(link),
  image: image ? pictureField(image, maker) : null,
});

export const ARTICLE_BLOCKS = { 'rich-text': richText, picture, video, quote, accordion, banner };
