import type { ContentFailure, ContentSource } from '#ports/content-source.ts';
import type { Locale } from '../shared/locale.ts';
import type { Result } from '../shared/result.ts';

/** Content that a shop cannot open without, in the order in which editors create it. */
export const REQUIRED_CONTENT = ['shell', 'home', 'categories', 'search', 'cart', 'error'] as const;

export type MissingContent = (typeof REQUIRED_CONTENT)[number];

/**
 * Returns what a locale lacks of {@link REQUIRED_CONTENT}: everything in an empty stack. Returns
 * `undefined` if that is unknown, because the content service does not answer.
 */
export async function missingContent(
  content: Pick<ContentSource, 'shell' | 'errorPage' | 'sitemapPages'>,
  locale: Locale,
): Promise<readonly MissingContent[] | undefined> {
  const [shell, errorPage, pages] = await Promise.all([
    content.shell(locale),
    content.errorPage(locale),
    content.sitemapPages(locale, ['Home', 'Lister', 'Search', 'Cart']),
  ]);
  if ([shell, errorPage, pages].some(isUnknown)) return undefined;
  const types = new Set(pages.ok ? pages.value.map(({ type }) => type) : []);
  const has = {
    shell: shell.ok,
    error: errorPage.ok,
    home: types.has('Home'),
    categories: types.has('Lister'),
    search: types.has('Search'),
    cart: types.has('Cart'),
  } satisfies Record<MissingContent, boolean>;
  return REQUIRED_CONTENT.filter((one) => !has[one]);
}

const isUnknown = (answer: Result<unknown, ContentFailure>): boolean =>
  !answer.ok && answer.error.isMissing !== true;
