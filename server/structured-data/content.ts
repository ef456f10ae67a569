import type { Article, FurnitureStore, OpeningHoursSpecification, Thing } from 'schema-dts';
import type { StoresBlock } from '#src/content/block.ts';
import { firstPicture } from '#src/content/first-picture.ts';
import { imageUrl } from '#src/content/image-url.ts';
import type { Shell } from '#src/content/shell.ts';
import { parseOpeningHours, type Store, type StoreHours } from '#src/content/store.ts';
import { storesFor } from '#src/content/store-map.ts';
import { countryOf, languageTag } from '#src/shared/locale.ts';
import type { ContentPage } from '#src/use-cases/page-model.ts';
import { organizationReference, postalAddress, type UrlContext } from './organization.ts';

/** Things that a content page describes: a guide is an article, stores are local businesses. */
export const contentThings = (
  page: ContentPage,
  shell: Shell,
  context: UrlContext,
): readonly (Thing | undefined)[] => [
  articleThing(page, shell, context),
  ...page.blocks
    .flatMap((block) => (block.type === 'stores' ? storesOf(block, context) : []))
    .map((store) => storeThing(store, page, shell, context)),
];

/** The stores that a page describes, not those that it only links. */
function storesOf({ stores }: StoresBlock, { locale }: UrlContext): readonly Store[] {
  const { own, near } = storesFor(stores, countryOf(locale));
  return [...own, ...near];
}

/** A store with a known place; it is the same thing on the list of stores and on its own page. */
function storeThing(
  { name, phone, hours, place, pagePath }: Store,
  { url }: Pick<ContentPage, 'url'>,
  shell: Shell,
  { absoluteUrl }: UrlContext,
): FurnitureStore | undefined {
  if (!place) return undefined;
  const { latitude, longitude } = place;
  const address = absoluteUrl(pagePath ?? url);
  return {
    '@type': 'FurnitureStore',
    '@id': `${address}#store`,
    url: address,
    name: `${shell.shopName} ${name}`,
    address: postalAddress(place),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(phone !== '' && { telephone: phone }),
    openingHoursSpecification: hours.flatMap(openingHours),
    parentOrganization: organizationReference(shell, absoluteUrl),
  };
}

function openingHours(line: StoreHours): readonly OpeningHoursSpecification[] {
  const times = parseOpeningHours(line.openingHours ?? '');
  if (!times) return [];
  const { days, opens, closes } = times;
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }];
}

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
