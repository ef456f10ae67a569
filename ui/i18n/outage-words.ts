import type { PageModel } from '#src/use-cases/page-model.ts';
import type { Translate } from './texts.ts';

/**
 * A page in the words of the locale: one that stands for an outage (503) says so, and not what the
 * editors' error page says of an address that leads nowhere (H8). Any other page is left as it is.
 */
export function withOutageWords(page: PageModel, text: Translate): PageModel {
  if (page.type !== 'error' || page.head.status !== 503) return page;
  const title = text('error.unavailable-title');
  const words = text('error.unavailable-text');
  const said = { title, description: words, ogTitle: title, ogDescription: words };
  return { ...page, title, text: words, head: { ...page.head, ...said } };
}
