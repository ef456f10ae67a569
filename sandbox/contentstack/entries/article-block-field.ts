import type { ContentBlock } from '#src/content/block.ts';
import { videoPageUrl } from '#src/content/video.ts';
import { richTextField } from './json-rich-text.ts';
import { linkField, pictureField, type FieldContext } from './link-field.ts';
import type { JsonObject } from './stored-entry.ts';

export type ArticleBlock = Extract<ContentBlock, { readonly type: (typeof TYPES)[number] }>;

const TYPES = ['rich-text', 'picture', 'video', 'quote', 'accordion', 'banner'] as const;

export const isArticleBlock = (block: ContentBlock): block is ArticleBlock =>
  TYPES.some((type) => type === block.type);

export function articleBlockField(block: ArticleBlock, maker: FieldContext): JsonObject {
  switch (block.type) {
    case 'rich-text':
      return { rich_text: { title: block.title, body: richTextField(block.body, maker) } };
    case 'picture': {
      const { image, caption, link } = block;
      const fields = { caption: caption ?? null, link: link ? linkField(link) : null };
      const is_decorative = image.alt === '';
      return { picture: { image: pictureField(image, maker), is_decorative, ...fields } };
    }
    case 'video': {
      const { title, text, video, poster } = block;
      const picture = pictureField(poster, maker);
      return { video: { title, text: text ?? null, url: videoPageUrl(video), poster: picture } };
    }
    case 'quote': {
      const { text, name, role, source } = block;
      return {
        quote: { text, name, role: role ?? null, source: source ? linkField(source) : null },
      };
    }
    case 'accordion':
      return { accordion: { title: block.title, items: block.items.map(itemField(maker)) } };
    case 'banner': {
      const { title, text, link, image } = block;
      const picture = image ? pictureField(image, maker) : null;
      return { banner: { title, text, link: linkField(link), image: picture } };
    }
  }
}

type Item = Extract<ContentBlock, { readonly type: 'accordion' }>['items'][number];

const itemField =
  (maker: FieldContext) =>
  ({ title, body }: Item): JsonObject => ({ title, body: richTextField(body, maker) });
