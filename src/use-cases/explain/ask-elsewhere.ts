import { servedLocales } from '../../routing/parse-location.ts';
import type { Site } from '../../seo/site.ts';
import { languageOf, type Locale } from '../../shared/locale.ts';
import type { PagePorts } from '../page-request.ts';
import { orderedFacetsForUrls } from '../query-products.ts';
import { isEntryPath } from '../show-page.ts';
import type { LocalFacets } from './explain-filters.ts';
import type { MadePage } from './made-page.ts';
import type { PageElsewhere } from './explanation.ts';

/* Questions that only an explanation asks: whether a word or a path is another locale's. */

/** Pages of other locales that answer a path. */
export async function pagesElsewhere(
  { content }: Pick<PagePorts, 'content'>,
  { domains }: Site,
  locale: Locale,
  path: string,
): Promise<readonly PageElsewhere[]> {
  const found = await Promise.all(
    servedLocales(domains)
      .filter((other) => other !== locale)
      .map(async (other) => ({ other, answer: await content.pageByUrl(other, path) })),
  );
  return found.flatMap(({ other, answer }) => {
    const entry = answer.ok ? answer.value : undefined;
    if (!entry || !isEntryPath(entry, path)) return [];
    const here = entry.alternates[locale];
    return [{ locale: other, title: entry.title, ...(here !== undefined && { here }) }];
  });
}

/** Facets of the same listing, in a locale of each other language. */
export async function facetsElsewhere({
  ports,
  asked,
  location,
  answers,
}: MadePage): Promise<readonly LocalFacets[]> {
  const { unfiltered } = answers;
  if (!unfiltered) return [];
  const served = servedLocales(asked.site.domains);
  const languages = new Map(served.toReversed().map((one) => [languageOf(one), one]));
  const others = [...languages].filter(([language]) => language !== languageOf(location.locale));
  return Promise.all(
    others.map(async ([, locale]) => {
      const [result, shell] = await Promise.all([
        ports.search.productsAndFilters({ ...unfiltered.request, locale, query: '' }),
        ports.content.shell(locale),
      ]);
      return { locale, facets: orderedFacetsForUrls(result, shell.ok ? shell.value : {}, locale) };
    }),
  );
}
