import { isShownListing } from '#src/use-cases/deepen-listing.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { withStatusWords } from './status-words.ts';
import type { Translate } from './texts.ts';

/** A page as it is shown: what the shop itself has to say of it, in the words of the locale. */
export const inShopWords = (page: PageModel, text: Translate): PageModel =>
  withPageNumber(withStatusWords(page, text), text);

/**
 * A further page of a listing says which it is: search engines keep each of them (L7), and tell them
 * apart by their titles, as shoppers do in their history. What networks call it is the listing.
 */
function withPageNumber(page: PageModel, text: Translate): PageModel {
  if (!isShownListing(page) || page.page === 1 || page.head.status !== 200) return page;
  const number = text('pagination.page', { page: page.page });
  return { ...page, head: { ...page.head, title: `${page.head.title} – ${number}` } };
}
