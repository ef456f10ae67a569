import type { Article, Thing } from 'schema-dts';
import { firstPicture } from '#src/content/first-picture.ts';
import { imageUrl } from '#src/content/image-url.ts';
import type { Shell } from '#src/content/shell.ts';
import { languageTag } from '#src/shared/locale.ts';
import type { ContentPage } from '#src/use-cases/page-model.ts';
import { organizationReference, type UrlContext } from './organization.ts';

/** Things that a content page describes: a guide is an article. */
export const contentThings = (
  page: ContentPage,
  shell: Shell,
  context: UrlContext,
): readonly (Thing | undefined)[] => [articleThing(page, shell, context)];

function articleThing(
  { article, modified, title, url, head, blocks }: ContentPage,
  shell: Shell,
  { locale, absoluteUrl }: UrlContext,
): Article | undefined {
  if (!article) return undefined;
  const picture = firstPicture(blocks);
  return {
    '@type': 'Article',
    headline: title,
    ...(head.description !== '' && { description: head.description }),
    ...(picture && { image: absoluteUrl(imageUrl(picture.path, { width: PICTURE_WIDTH })) }),
    inLanguage: languageTag(locale),
    datePublished: article.published,
    dateModified: modified ?? article.published,
    author: { '@type': 'Person', name: article.author },
    publisher: organizationReference(shell, absoluteUrl),
    mainEntityOfPage: absoluteUrl(url),
  };
}

/** In pixels: wide enough for a search engine to crop. */
const PICTURE_WIDTH = 1200;
