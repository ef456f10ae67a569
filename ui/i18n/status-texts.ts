import type { PageStatus } from '#src/seo/head.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { Translate } from './texts.ts';

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
