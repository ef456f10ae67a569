import type { Locale } from '#src/shared/locale.ts';
import type { MagentoContext } from '../magento-context.ts';
import { magentoError } from '../magento-error.ts';
import type { CatalogueParts } from './catalogue-parts.ts';
import type { MagentoCategory } from './category-tree.ts';
import type { MagentoProduct } from './magento-product.ts';

type RouteArguments = { readonly url: string };

/** The queries for the product or category at a URL of the store view. */
export const routeQuery = (parts: CatalogueParts) => ({
  route: ({ url }: RouteArguments, { locale }: MagentoContext) =>
    url === '' ? noUrl() : (entityAt(parts, locale, url) ?? null),

  urlResolver({ url }: RouteArguments, { locale }: MagentoContext) {
    if (url === '') return noUrl();
    const thing = entityAt(parts, locale, url);
    if (!thing) return null;
    const { id, uid, relative_url, type } = thing;
    return { id, entity_uid: uid, relative_url, redirectCode: 0, type, canonical_url: null };
  },
});

const noUrl = () =>
  magentoError('graphql-input', '"url" argument should be specified and not empty');

function entityAt(
  { store, products }: CatalogueParts,
  locale: Locale,
  url: string,
): MagentoProduct | MagentoCategory | undefined {
  const path = url.replace(/^\/+/u, '');
  const data = store.local(locale).byUrl(`/${path}`);
  if (data) return products.product(locale, data);
  return [...products.shelf(locale).categories.values()].find(({ url_path }) => url_path === path);
}
