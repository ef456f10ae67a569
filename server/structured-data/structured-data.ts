import type { Graph, Thing } from 'schema-dts';
import { absoluteUrl } from '#src/seo/absolute-url.ts';
import type { Site } from '#src/seo/site.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { ShownPage } from '../renderer.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { faqPage } from './faq-page.ts';
import { itemList } from './item-list.ts';
import { organization, webSite } from './organization.ts';
import type { UrlContext } from './url-context.ts';
import { productThing } from './product.ts';

/**
 * Structured data of a page (schema.org), from the same model and only of what it shows.
 * `undefined` for pages that search engines must not index, and for a shop without a URL of its
 * own.
 */
export function structuredData(
  { model, shell }: Pick<ShownPage, 'model' | 'shell'>,
  { domains }: Site,
): Graph | undefined {
  const { locale, head } = model;
  const origin = absoluteUrl(domains, locale, '');
  if (origin === undefined || head.status !== 200 || head.robots === 'noindex,nofollow') {
    return undefined;
  }
  const place = { locale, address: (path: string) => origin + path };
  const things: readonly (Thing | undefined)[] = [
    ...ownThings(model, shell, place),
    breadcrumbList(model, place),
    faqPage(model),
  ];
  const known = things.filter((thing) => thing !== undefined);
  return known.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': known };
}

/** Things that only one type of page has. */
function ownThings(
  model: PageModel,
  shell: ShownPage['shell'],
  place: UrlContext,
): readonly (Thing | undefined)[] {
  switch (model.type) {
    case 'home':
      return [organization(shell, place), webSite(shell, place)];
    case 'listing':
      return [itemList(model, place)];
    case 'product':
      return [productThing(model, place)];
    case 'content':
    case 'search':
    case 'compare':
    case 'cart':
    case 'checkout':
    case 'error':
      return [];
  }
}
