import { chosenAt } from '../catalog/chosen-at.ts';
import type { ChosenBed } from '../catalog/choice-url.ts';
import { splitUrl } from '../routing/split-url.ts';
import type { Locale } from '../shared/locale.ts';
import { productAt, type ProductPorts } from './product-at.ts';

/** A saved product as it is sold now; `gone` if it is no longer sold. */
export type FoundSaved = ChosenBed | 'gone';

/** Looks up a saved product by the URL of its page; `undefined` if it is unavailable now. */
export async function findSaved(
  ports: ProductPorts,
  locale: Locale,
  url: string,
): Promise<FoundSaved | undefined> {
  const { path, query } = splitUrl(url);
  const answer = await productAt(ports, locale, path);
  if (answer.ok) return chosenAt(answer.value, query, locale);
  return answer.error.kind === 'product-not-found' ? 'gone' : undefined;
}
