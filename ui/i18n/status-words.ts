import type { PageStatus } from '#src/seo/head.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { Translate } from './texts.ts';

/**
 * A page in the words of the locale: one that stands for an outage (503), or for what is gone for good
 * (410), says so, and not what the editors' error page says of an address that leads nowhere (H8). Any
 * other page is left as it is.
 */
export function withStatusWords(page: PageModel, text: Translate): PageModel {
  if (page.type !== 'error') return page;
  const name = NAMES[page.head.status];
  if (name === undefined) return page;
  const title = text(`error.${name}-title`);
  const words = text(`error.${name}-text`);
  const said = { title, description: words, ogTitle: title, ogDescription: words };
  return { ...page, title, text: words, head: { ...page.head, ...said } };
}

const NAMES: { readonly [Status in PageStatus]?: 'gone' | 'unavailable' } = {
  410: 'gone',
  503: 'unavailable',
};
