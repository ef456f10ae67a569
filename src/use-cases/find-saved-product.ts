import { selectionFromQuery } from '../catalog/selection-from-query.ts';
import type { ProductSelection } from '../catalog/selection-url.ts';
import { splitUrl } from '../routing/split-url.ts';
import type { Locale } from '../shared/locale.ts';
import { findProductByPath, type ProductPorts } from './find-product-by-path.ts';

/** A saved product as it is sold now; `gone` if it is no longer sold. */
export type SavedProductState = ProductSelection | 'gone';

/** Looks up a saved product by the URL of its page; `undefined` if it is unavailable now. */
export async function findSavedProduct(
  ports: ProductPorts,
  locale: Locale,
  url: string,
): Promise<SavedProductState | undefined> {
  const { path, query } = splitUrl(url);
  const answer = await findProductByPath(ports, locale, path);
  if (answer.ok) return selectionFromQuery(answer.value, query, locale);
  return answer.error.kind === 'product-not-found' ? 'gone' : undefined;
}
