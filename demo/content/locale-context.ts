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
export type LocaleContext = {
  readonly locale: Locale;
  readonly pages: WrittenPages;
  readonly landingPages: readonly WrittenLandingPage[];
  /** False for a category without products: its page is unpublished, and lists omit it. */
  readonly isOpen: (name: PageName) => boolean;
};

export const localizeText = (words: LocalizedText, { locale }: LocaleContext): string =>
  localizedText(words, locale);

/** A page's path in this shop: the slug of its title, except for home and the search page. */
export function pathOf(name: PageName, context: LocaleContext): string {
  const { type, title } = context.pages[name];
  if (type === 'Search') return SEARCH_PATH;
  return type === 'Home' ? '/' : `/${slug(localizeText(title, context), context)}`;
}

export function localizeLink(
  { title, page, filter }: WrittenLink,
  context: LocaleContext,
): Breadcrumb {
  const tail = filter
    ? [filter.label, filter.value].map((words) => localizeText(words, context))
    : [];
  return {
    title: localizeText(title ?? context.pages[page].title, context),
    url: [pathOf(page, context), ...tail.map((words) => slug(words, context))].join('/'),
  };
}

/** The links whose target page is published. */
export const localizeLinks = (
  links: readonly WrittenLink[],
  context: LocaleContext,
): readonly Breadcrumb[] =>
  links.filter(({ page }) => context.isOpen(page)).map((link) => localizeLink(link, context));

export function localizePicture(
  { path, width, height, alt }: PictureData,
  context: LocaleContext,
): Picture {
  return { path, width, height, alt: localizeText(alt, context) };
}

/** Resolves every text, picture and link of what an editor wrote; keeps all else. */
export function localizeFields(value: unknown, context: LocaleContext): unknown {
  if (Array.isArray(value)) return value.map((item) => localizeFields(item, context));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return localizeText(value, context);
  if (isPicture(value)) return localizePicture(value, context);
  if (isLink(value)) return localizeLink(value, context);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, localizeFields(field, context)]),
  );
}

/** Every text has the language of the default shop. */
const isText = (value: object): value is LocalizedText => languageOf(DEFAULT_LOCALE) in value;

const isPicture = (value: object): value is PictureData => 'path' in value;

const isLink = (value: object): value is WrittenLink => 'page' in value;

export const slug = (text: string, { locale }: LocaleContext): string => slugify(text, locale);

/** Old addresses of one shop; omits those whose target page is not published yet. */
export function localizeOldAddresses(
  { redirects, remaps }: WrittenOldAddresses,
  context: LocaleContext,
): OldAddresses {
  const moved = redirects.filter(({ to }) => to === undefined || context.isOpen(to));
  const remapped = remaps.filter(({ from, to }) => context.isOpen(from.page) && context.isOpen(to));
  return {
    redirects: Object.fromEntries(
      moved.flatMap((redirect) =>
        localizedText(redirect.from, context.locale).map((path) => [
          path,
          localizeRedirect(redirect, context),
        ]),
      ),
    ),
    remap: Object.fromEntries(
      remapped.map(({ from, to }) => [localizeLink(from, context).url, pathOf(to, context)]),
    ),
  };
}

function localizeRedirect({ to, isTemporary }: WrittenRedirect, context: LocaleContext): Redirect {
  if (to === undefined) return { status: 410 };
  return { status: isTemporary ? 302 : 301, target: pathOf(to, context) };
}
