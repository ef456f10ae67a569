import type { BreadcrumbList, ListItem } from 'schema-dts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { UrlContext } from './url-context.ts';

/** Breadcrumbs as shown above a page; `undefined` if it has none. */
export function breadcrumbList(
  page: PageModel,
  { address }: UrlContext,
): BreadcrumbList | undefined {
  if (page.type === 'home' || page.breadcrumbs.length === 0) return undefined;
  const current = page.type === 'product' ? page.product.name : page.title;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...page.breadcrumbs.map(({ title, url }, place): ListItem => ({
        '@type': 'ListItem',
        position: place + 1,
        name: title,
        item: address(url),
      })),
      // The page itself; its own URL may be omitted.
      { '@type': 'ListItem', position: page.breadcrumbs.length + 1, name: current },
    ],
  };
}
