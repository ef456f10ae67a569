import type { LocalePaths, PageEntry } from '../content/page-entry.ts';
import { addressOf } from '../seo/address.ts';
import { pageHead, type HeadFacts } from '../seo/page-head.ts';
import type { Domains } from '../seo/site.ts';
import { LOCALES } from '../shared/locale.ts';
import type { PageModel } from './page-model.ts';
import type { Visit } from './page-request.ts';

/** What every page has, whatever its type. */
export type PageFrame = Omit<PageModel, 'type'>;

/** What a page knows better of its head than its request does. */
export type OwnHeadFacts = Partial<
  Pick<HeadFacts, 'path' | 'status' | 'isFiltered' | 'pagination'>
>;

export function pageFrame(
  { site, request, shell }: Visit,
  entry: PageEntry,
  own: OwnHeadFacts = {},
): PageFrame {
  const { locale, hostKnown, path, query } = request;
  const asked = { site, locale, hostKnown, path, query, status: 200, isFiltered: false };
  return {
    locale,
    url: path + query,
    head: pageHead({ ...asked, entry, shell, ...own }),
    title: entry.title,
    breadcrumbs: entry.breadcrumbs,
    counterparts: counterpartsOf(site.domains, entry.alternates),
  };
}

/** Every locale that has a domain; one that lacks this page is entered by its home page. */
const counterpartsOf = (domains: Domains, paths: LocalePaths): PageFrame['counterparts'] =>
  LOCALES.flatMap((locale) => {
    const href = addressOf(domains, locale, paths[locale] ?? '/');
    return href === undefined ? [] : [{ locale, href }];
  });
