import { isAvailableListing } from '#src/use-cases/load-previous-pages.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { withStatusTexts } from './status-texts.ts';
import type { Translate } from './texts.ts';

/** A page with the shop's own texts in its locale. */
export const localizePage = (page: PageModel, text: Translate): PageModel =>
  withPageNumber(withStatusTexts(page, text), text);

/**
 * Adds the page number to the title of a further listing page: search engines index each (L7), and
 * titles tell them apart, in the history too. The Open Graph title stays the listing's.
 */
function withPageNumber(page: PageModel, text: Translate): PageModel {
  if (!isAvailableListing(page) || page.page === 1 || page.head.status !== 200) return page;
  const number = text('pagination.page', { page: page.page });
  return { ...page, head: { ...page.head, title: `${page.head.title} – ${number}` } };
}
