import { chosenAt } from '../catalog/chosen-at.ts';
import type { ChosenBed } from '../catalog/choice-url.ts';
import { splitUrl } from '../routing/split-url.ts';
import type { Locale } from '../shared/locale.ts';
import { productAt, type ProductPorts } from './product-at.ts';

/** What was put aside, as it is sold now; `gone` where it is sold no more. */
export type FoundSaved = ChosenBed | 'gone';

/** Finds out what was put aside by the address of its page; `undefined` where nobody can say now. */
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
