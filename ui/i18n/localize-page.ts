import type { PageStatus } from '#src/seo/head.ts';
import { isAvailableListing } from '#src/use-cases/load-previous-pages.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { Translate } from './texts.ts';

/**
 * Adds the texts that a page model cannot know: the page number in the titles of a later page of a
 * listing, and the words of pages with status 410 and 503. Any other page is returned unchanged.
 */
export const localizePage = (page: PageModel, text: Translate): PageModel =>
  withPageNumber(withStatusTexts(page, text), text);

/**
 * Adds the page number to the titles of a further listing page: search engines index each (L7), and
 * titles tell them apart, in the history and on networks too.
 */
function withPageNumber(page: PageModel, text: Translate): PageModel {
  if (!isAvailableListing(page) || page.page === 1 || page.head.status !== 200) return page;
  const number = text('pagination.page', { page: page.page });
  const { title, ogTitle } = page.head;
  const titles = { title: `${title} – ${number}`, ogTitle: `${ogTitle} – ${number}` };
  return { ...page, head: { ...page.head, ...titles } };
}

/**
 * Gives an error page for an outage (503) or a permanently removed page (410) texts of its own, in
 * place of the editors' text for unknown URLs (H8). Returns any other page unchanged.
 */
export function withStatusTexts(page: PageModel, text: Translate): PageModel {
  if (page.type !== 'error') return page;
  const name = NAMES[page.head.status];
  if (name === undefined) return page;
  const title = text(`error.${name}-title`);
  const message = text(`error.${name}-text`);
  const headTexts = { title, description: message, ogTitle: title, ogDescription: message };
  return { ...page, title, text: message, head: { ...page.head, ...headTexts } };
}

const NAMES: { readonly [Status in PageStatus]?: 'gone' | 'unavailable' } = {
  410: 'gone',
  503: 'unavailable',
};
