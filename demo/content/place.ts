import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { Picture } from '#src/catalog/product.ts';
import type { Breadcrumb } from '#src/content/page-entry.ts';
import type { Redirect } from '#src/routing/redirects.ts';
import { SEARCH_PATH } from '#src/routing/reserved-params.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import {
  DEFAULT_LOCALE,
  languageOf,
  type Locale,
  localizedText,
  type LocalizedText,
} from '#src/shared/locale.ts';
import { slugify } from '#src/shared/normalize-text.ts';
import type {
  PageName,
  WrittenLandingPage,
  WrittenLink,
  WrittenOldAddresses,
  WrittenPages,
  WrittenRedirect,
} from './written-page.ts';

/** Context for resolving texts: the shop, and the target pages of its links. */
export type Place = {
  readonly locale: Locale;
  readonly pages: WrittenPages;
  readonly landingPages: readonly WrittenLandingPage[];
  /** False for a category without goods: its page is unpublished, and lists omit it. */
  readonly isOpen: (name: PageName) => boolean;
};

export const say = (words: LocalizedText, { locale }: Place): string =>
  localizedText(words, locale);

/** A page's path in this shop: the slug of its title, except for home and the search page. */
export function pathOf(name: PageName, place: Place): string {
  const { type, title } = place.pages[name];
  if (type === 'Search') return SEARCH_PATH;
  return type === 'Home' ? '/' : `/${slug(say(title, place), place)}`;
}

export function placeLink({ title, page, filter }: WrittenLink, place: Place): Breadcrumb {
  const tail = filter ? [filter.label, filter.value].map((words) => say(words, place)) : [];
  return {
    title: say(title ?? place.pages[page].title, place),
    url: [pathOf(page, place), ...tail.map((words) => slug(words, place))].join('/'),
  };
}

/** The links whose target page is published. */
export const placeLinks = (links: readonly WrittenLink[], place: Place): readonly Breadcrumb[] =>
  links.filter(({ page }) => place.isOpen(page)).map((link) => placeLink(link, place));

export function placePicture({ path, width, height, alt }: PictureData, place: Place): Picture {
  return { path, width, height, alt: say(alt, place) };
}

/** Resolves every text, picture and link of what an editor wrote; keeps all else. */
export function placeFields(value: unknown, place: Place): unknown {
  if (Array.isArray(value)) return value.map((item) => placeFields(item, place));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return say(value, place);
  if (isPicture(value)) return placePicture(value, place);
  if (isLink(value)) return placeLink(value, place);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, placeFields(field, place)]),
  );
}

/** Every text has the language of the default shop. */
const isText = (value: object): value is LocalizedText => languageOf(DEFAULT_LOCALE) in value;

const isPicture = (value: object): value is PictureData => 'path' in value;

const isLink = (value: object): value is WrittenLink => 'page' in value;

export const slug = (text: string, { locale }: Place): string => slugify(text, locale);

/** Old addresses of one shop; omits those whose target page is not published yet. */
export function placeOldAddresses(
  { redirects, remaps }: WrittenOldAddresses,
  place: Place,
): OldAddresses {
  const moved = redirects.filter(({ to }) => to === undefined || place.isOpen(to));
  const remapped = remaps.filter(({ from, to }) => place.isOpen(from.page) && place.isOpen(to));
  return {
    redirects: Object.fromEntries(
      moved.flatMap((redirect) =>
        localizedText(redirect.from, place.locale).map((path) => [
          path,
          placeRedirect(redirect, place),
        ]),
      ),
    ),
    remap: Object.fromEntries(
      remapped.map(({ from, to }) => [placeLink(from, place).url, pathOf(to, place)]),
    ),
  };
}

function placeRedirect({ to, isTemporary }: WrittenRedirect, place: Place): Redirect {
  if (to === undefined) return { status: 410 };
  return { status: isTemporary ? 302 : 301, target: pathOf(to, place) };
}
