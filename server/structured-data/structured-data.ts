import type { Graph, Thing } from 'schema-dts';
import { addressOf } from '#src/seo/address.ts';
import type { Site } from '#src/seo/site.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { ShownPage } from '../renderer.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { faqPage } from './faq-page.ts';
import { itemList } from './item-list.ts';
import { organization, webSite } from './organization.ts';
import type { Place } from './place.ts';
import { productThing } from './product.ts';

/**
 * What a page tells search engines in schema.org's words: what it shows, from the same model, and
 * nothing else. Pages that they are not to keep tell nothing, and neither does a shop without an
 * address of its own; `undefined` then.
 */
export function structuredData(
  { model, shell }: Pick<ShownPage, 'model' | 'shell'>,
  { domains }: Site,
): Graph | undefined {
  const { locale, head } = model;
  const origin = addressOf(domains, locale, '');
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

/** What there is on pages of one type alone. */
function ownThings(
  model: PageModel,
  shell: ShownPage['shell'],
  place: Place,
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
