import type { BreadcrumbList, ListItem } from 'schema-dts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { Place } from './place.ts';

/** The way back up from a page, as it stands above it; `undefined` where none does. */
export function breadcrumbList(page: PageModel, { address }: Place): BreadcrumbList | undefined {
  if (page.type === 'home' || page.breadcrumbs.length === 0) return undefined;
  const current = page.type === 'product' ? page.product.name : page.title;
  const trail = [
    ...page.breadcrumbs.map(({ title, url }) => ({ name: title, item: address(url) })),
    // The page itself: its own address goes without saying.
    { name: current },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, place): ListItem => ({
      '@type': 'ListItem',
      position: place + 1,
      ...step,
    })),
  };
}
